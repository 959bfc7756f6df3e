import type { OwnReview } from '@pieno/contract/reviews/reviews.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { objectToHiding, refreshReviews } from '../api/reviews/reviews.ts';
import { m } from '../paraglide/messages.js';
import { DeleteReview } from './delete-review.tsx';
import { ReviewBody } from './review-body.tsx';
import styles from './reviews.module.css';
import { TextForm } from './text-form.tsx';

interface HiddenReviewProps {
  station: number;
  review: OwnReview;
  hidden: NonNullable<OwnReview['hidden']>;
}

/** The own review that nobody else sees: why, and the one objection. */
export function HiddenReview({ station, review, hidden }: HiddenReviewProps) {
  const queries = useQueryClient();
  return (
    <section className={styles.sheet} aria-label={m.review_own()}>
      <Banner kind="info">{m.review_is_hidden({ reason: hidden.reason })}</Banner>
      <div className={styles.review}>
        <ReviewBody review={review} />
      </div>
      {hidden.objection === null ? (
        <TextForm
          label={m.review_object()}
          submit={m.review_object_send()}
          onSend={async (text) => {
            await objectToHiding(station, text);
            await refreshReviews(queries, station);
          }}
        />
      ) : (
        <p dir="auto">{m.review_objected({ text: hidden.objection })}</p>
      )}
      <DeleteReview station={station} />
    </section>
  );
}
