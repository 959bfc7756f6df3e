import type { FlagReason, Review } from '@pieno/contract/reviews/reviews.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { answerReview, flagReview } from '../../../core/api/reviews/reviews.ts';
import { Failure, Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { useUser } from '../../../core/session/use-visitor.ts';
import { FLAG_TEXTS, FLAGS } from './flag-reasons.ts';
import { ReviewBody } from './review-body.tsx';
import styles from './reviews.module.css';
import { TextForm } from './text-form.tsx';

interface OthersReviewProps {
  station: number;
  review: Review;
  isOwner: boolean;
}

/**
 * A review with its actions: the station's owner may answer it, any other registered user may
 * flag it.
 */
export function OthersReview({ station, review, isOwner }: OthersReviewProps) {
  const isRegistered = useUser() !== null;
  const { id, answer } = review;
  return (
    <li className={styles.review}>
      <ReviewBody review={review} />
      {isOwner ? (
        // The key closes it once answered.
        <Fold key={answer?.text} label={answer ? m.review_answer_change() : m.review_answer()}>
          <TextForm
            station={station}
            label={m.review_answer_text()}
            submit={m.review_save()}
            begin={answer?.text}
            send={(text) => answerReview(station, id, text)}
          />
        </Fold>
      ) : (
        isRegistered && <FlagReview id={id} />
      )}
    </li>
  );
}

/** 'Segnala': flags a review, with one more tap for the reason. */
function FlagReview({ id }: { id: number }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (reason: FlagReason) => flagReview(id, reason),
  });
  if (isSuccess) return <Outcome kind="success">{m.review_flagged()}</Outcome>;
  return (
    <Fold label={m.review_flag()}>
      <div role="group" aria-label={m.review_flag_why()} className={styles.row}>
        {FLAGS.map((reason) => (
          <Button
            key={reason}
            variant="default"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(reason)}
          >
            {FLAG_TEXTS[reason]()}
          </Button>
        ))}
      </div>
      <Failure of={error} />
    </Fold>
  );
}

function Fold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && children}
    </>
  );
}
