import type { Review } from '@pieno/contract/reviews/reviews.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerReview, refreshReviews } from '../api/reviews/reviews.ts';
import { m } from '../paraglide/messages.js';
import { TextForm } from './text-form.tsx';

/** The owner's one answer to a review, written or changed. */
export function AnswerReview({ station, review }: { station: number; review: Review }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, answer } = review;
  const label = answer ? m.review_answer_change() : m.review_answer();
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  }
  return (
    <TextForm
      label={label}
      submit={m.review_save()}
      begin={answer?.text}
      onSend={async (text) => {
        await answerReview(station, id, text);
        await refreshReviews(queries, station);
        setOpen(false);
      }}
    />
  );
}
