import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import styles from './review-form.module.css';

const MIN = 10;
const MAX = 200;

/** A review of 10 to 200 characters; submitted reviews are listed below. */
export function ReviewForm() {
  const [reviews, setReviews] = useState<readonly string[]>([]);
  const form = useForm({
    initialValues: { review: '' },
    transformValues: ({ review }) => ({ review: review.trim() }),
    validate: {
      review: (review) => (review.trim().length < MIN ? `${MIN} characters at least` : null),
    },
  });
  const { length } = form.values.review;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit(({ review }) => {
        setReviews([review, ...reviews]);
        form.reset();
      })}
    >
      <Textarea
        label="Your review"
        placeholder="How was it?"
        autosize
        minRows={3}
        maxLength={MAX}
        description={`${length} of ${MAX}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('review')}
      />
      <Button type="submit">Send</Button>
      <ul role="list" aria-label="Sent" className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review}>{review}</li>
        ))}
      </ul>
    </form>
  );
}
