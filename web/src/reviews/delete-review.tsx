import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteReview, refreshReviews } from '../api/reviews/reviews.ts';
import { AskingButton } from '../notices/asking-button.tsx';
import { Failure } from '../notices/outcome.tsx';
import { m } from '../paraglide/messages.js';
import { forgetReview } from './kept-review.ts';

interface DeleteReviewProps {
  station: number;
  onDeleted?: () => void;
}

/** Deletes the own review, once it is sure. */
export function DeleteReview({ station, onDeleted }: DeleteReviewProps) {
  const queries = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => deleteReview(station),
    onSuccess() {
      forgetReview();
      onDeleted?.();
      return refreshReviews(queries, station);
    },
  });
  return (
    <>
      <AskingButton
        label={m.review_delete()}
        question={m.review_delete_question()}
        variant="danger"
        aria-busy={isPending}
        onYes={() => mutate()}
      />
      <Failure of={error} />
    </>
  );
}
