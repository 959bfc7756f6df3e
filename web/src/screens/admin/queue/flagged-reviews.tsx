import type { FlaggedReview } from '@pieno/contract/reviews/reviews.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { useId, useRef, useState } from 'react';
import { decideReview, type ReviewDecision } from '../../../core/api/queue/queue.ts';
import { useFocusNext } from '../../../core/browser/use-focus-next.ts';
import { Failure, Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { PriceAge } from '../../../features/prices/price-age.tsx';
import { FLAG_TEXTS, FLAGS } from '../../../features/station/reviews/flag-reasons.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useChange } from '../use-change.ts';
import styles from './queue.module.css';

/** The decisions, each with its button and its question. */
const ANSWERS = [
  ['show', m.admin_review_show, 'filled', null],
  ['hide', m.admin_review_hide, 'default', m.admin_review_hide_question],
  ['lock', m.admin_review_lock, 'danger', m.admin_review_lock_question],
] as const;

interface Deciding {
  review: FlaggedReview;
  answer: (typeof ANSWERS)[number];
}

/** The reviews that users flagged, or whose authors object to their hiding (rule reviews-queue). */
export function FlaggedReviews({ reviews }: { reviews: readonly FlaggedReview[] }) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<Deciding | null>(null);
  const { data, error, isPending, mutate, mutateAsync } = useChange(
    ({ review, answer: [decision], reason }: Deciding & Pick<ReviewDecision, 'reason'>) =>
      decideReview(review.id, { decision, reason }),
  );
  const focusNext = useFocusNext(list, heading, !isPending && asking === null);
  const decide = (deciding: Deciding) => {
    if (isPending) return;
    focusNext(reviews.indexOf(deciding.review));
    if (deciding.answer[0] !== 'show') setAsking(deciding);
    else mutate(deciding);
  };
  if (reviews.length === 0 && !data) return null;
  return (
    <section className={styles.reviews} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.count}>
        {m.admin_reviews({ count: reviews.length })}
      </h2>
      {data && !error && <Outcome kind="success">{data.message}</Outcome>}
      <Failure of={!asking && error} />
      <ol ref={list} role="list" className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <article className={styles.card} aria-label={review.business.name} tabIndex={-1}>
              <Facts review={review} />
              <div className={styles.answers}>
                {ANSWERS.map((answer) => (
                  <Button
                    key={answer[0]}
                    variant={answer[2]}
                    aria-label={`${answer[1]()}: ${review.business.name}`}
                    aria-disabled={isPending}
                    onClick={() => decide({ review, answer })}
                  >
                    {answer[1]()}
                  </Button>
                ))}
              </div>
            </article>
          </li>
        ))}
      </ol>
      {asking?.answer[3] && (
        <ReasonDialog
          question={asking.answer[3](asking.review.business)}
          submit={asking.answer[1]()}
          isNeeded
          onSubmit={(reason) => mutateAsync({ ...asking, reason }).then(() => undefined)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function Facts({ review }: { review: FlaggedReview }) {
  const { business, stars, text, flags, hidden, reason, objection, waits_since } = review;
  const flagged = FLAGS.filter((each) => flags[each]).map(
    (each) => `${FLAG_TEXTS[each]()}: ${flags[each]}`,
  );
  return (
    <>
      <header className={styles.head}>
        <Link to={`/business/${business.id}`} className={styles.station} translate="no">
          {business.name}
        </Link>
        <span className={styles.hint}>
          {m.review_stars({ count: stars })} · <PriceAge date={waits_since} />
        </span>
      </header>
      {text && <p dir="auto">{text}</p>}
      {flagged.length > 0 && <p className={styles.hint}>{flagged.join(' · ')}</p>}
      {hidden && <p className={styles.hint}>{m.admin_review_hidden({ reason: reason ?? '' })}</p>}
      {objection && <p dir="auto">{m.admin_review_objection({ text: objection })}</p>}
    </>
  );
}
