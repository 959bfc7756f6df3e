import { Button } from '@pieno/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { flagReview } from '../api/reviews/reviews.ts';
import { Failure, Outcome } from '../notices/outcome.tsx';
import { m } from '../paraglide/messages.js';
import { useUser } from '../session/use-visitor.ts';
import { FLAG_TEXTS, FLAGS, type FlagReason } from './flag-reasons.ts';
import styles from './reviews.module.css';

const RegisterPrompt = lazy(() =>
  import('../account/register-prompt.tsx').then((module) => ({ default: module.RegisterPrompt })),
);

/** 'Segnala': says with one more tap why a review should not be shown. */
export function FlagReview({ id }: { id: number }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (reason: FlagReason) => flagReview(id, reason),
  });
  const close = () => setOpen(false);
  if (isSuccess) return <Outcome kind="success">{m.review_flagged()}</Outcome>;
  return (
    <>
      <button
        type="button"
        className={styles.flag}
        aria-expanded={isOpen && user !== null}
        onClick={() => setOpen(!isOpen)}
      >
        {m.review_flag()}
      </button>
      {isOpen && user && (
        <div role="group" aria-label={m.review_flag_why()} className={styles.row}>
          {FLAGS.map((reason) => (
            <Button
              key={reason}
              variant="default"
              aria-busy={isPending}
              onClick={() => !isPending && mutate(reason)}
            >
              {FLAG_TEXTS[reason]()}
            </Button>
          ))}
        </div>
      )}
      {isOpen && <Failure of={error} />}
      {isOpen && !user && (
        <Suspense>
          <RegisterPrompt about="generic" onClose={close} />
        </Suspense>
      )}
    </>
  );
}
