import type { OwnReview as Review } from '@pieno/contract/reviews/reviews.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteReview, objectToHiding, refreshReviews } from '../../../core/api/reviews/reviews.ts';
import { businessQuery } from '../../../core/api/stations/business.ts';
import { AskingButton } from '../../../core/components/asking-button.tsx';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { forgetReview } from './kept-review.ts';
import { ReviewBody } from './review-body.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';
import { TextForm } from './text-form.tsx';

/**
 * The user's own review, to write, change or delete; a hidden one shows the reason and takes
 * one objection.
 */
export function OwnReview({ station, review }: { station: number; review: Review | null }) {
  const queries = useQueryClient();
  const [deletions, setDeletions] = useState(0);
  // Already loaded by the page.
  const { data } = useQuery({ ...businessQuery(String(station)), enabled: false });
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => deleteReview(station),
    async onSuccess() {
      forgetReview();
      await refreshReviews(queries, station);
      setDeletions(deletions + 1);
    },
  });
  if (!review && data?.data.closed) return null;
  const hidden = review?.hidden;
  return (
    <section className={styles.own} aria-label={m.review_own()}>
      {hidden ? (
        <>
          <Banner kind="info">{m.review_is_hidden({ reason: hidden.reason })}</Banner>
          <ReviewBody review={review} />
          {hidden.objection === null ? (
            <TextForm
              station={station}
              label={m.review_object()}
              submit={m.review_object_send()}
              send={(text) => objectToHiding(station, text)}
            />
          ) : (
            <p dir="auto">{m.review_objected({ text: hidden.objection })}</p>
          )}
        </>
      ) : (
        <ReviewForm key={deletions} station={station} own={review} />
      )}
      {review && (
        <AskingButton
          label={m.review_delete()}
          question={m.review_delete_question()}
          variant="danger"
          aria-busy={isPending}
          onYes={() => mutate()}
        />
      )}
      <Failure of={error} />
    </section>
  );
}
