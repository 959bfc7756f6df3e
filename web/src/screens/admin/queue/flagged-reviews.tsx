import type { FlaggedReview } from '@pieno/contract/reviews/reviews.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { useId, useRef, useState } from 'react';
import { decideReview, type ReviewDecision } from '../../../api/queue/queue.ts';
import { useFocusNext } from '../../../hooks/use-focus-next.ts';
import { Failure, Outcome } from '../../../notices/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { PriceAge } from '../../../prices/price-age.tsx';
import { FLAG_TEXTS, FLAGS } from '../../../reviews/flag-reasons.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useChange } from '../use-change.ts';
import styles from './queue.module.css';

interface Asking {
  review: FlaggedReview;
  decision: 'hide' | 'lock';
}

/** The reviews that people flagged, or whose authors object to their hiding (rule admin-reviews). */
export function FlaggedReviews({ reviews }: { reviews: readonly FlaggedReview[] }) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { data, error, isPending, mutateAsync } = useChange(
    ({ review, ...decision }: ReviewDecision & { review: FlaggedReview }) =>
      decideReview(review.id, decision),
  );
  const focusNext = useFocusNext(list, heading, !isPending && asking === null);
  const decide = (review: FlaggedReview, decision: ReviewDecision['decision']) => {
    if (isPending) return;
    focusNext(reviews.indexOf(review));
    // What failed stands above the list.
    if (decision === 'show') mutateAsync({ review, decision }).catch(() => undefined);
    else setAsking({ review, decision });
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
            <FlaggedCard
              review={review}
              isBusy={isPending}
              onDecide={(decision) => decide(review, decision)}
            />
          </li>
        ))}
      </ol>
      {asking && (
        <ReasonDialog
          {...dialogTexts(asking)}
          isNeeded
          onSubmit={async (reason) => void (await mutateAsync({ ...asking, reason }))}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

const dialogTexts = ({ review: { business }, decision }: Asking) =>
  decision === 'hide'
    ? { question: m.admin_review_hide_question(business), submit: m.admin_review_hide() }
    : { question: m.admin_review_lock_question(business), submit: m.admin_review_lock() };

interface FlaggedCardProps {
  review: FlaggedReview;
  isBusy: boolean;
  onDecide: (decision: ReviewDecision['decision']) => void;
}

function FlaggedCard({ review, isBusy, onDecide }: FlaggedCardProps) {
  const { business, stars, text, flags, hidden, reason, objection, waits_since } = review;
  const flagged = FLAGS.filter((each) => flags[each])
    .map((each) => m.admin_review_flags({ reason: FLAG_TEXTS[each](), count: flags[each]! }))
    .join(' · ');
  const answers = [
    ['show', m.admin_review_show(), 'filled'],
    ['hide', m.admin_review_hide(), 'default'],
    ['lock', m.admin_review_lock(), 'danger'],
  ] as const;
  return (
    <article className={styles.card} aria-label={business.name} tabIndex={-1}>
      <header className={styles.head}>
        <Link to={`/business/${business.id}`} className={styles.station} translate="no">
          {business.name}
        </Link>
        <span className={styles.hint}>
          {m.review_stars({ count: stars })} · <PriceAge date={waits_since} />
        </span>
      </header>
      {text && <p dir="auto">{text}</p>}
      {flagged && <p className={styles.hint}>{flagged}</p>}
      {hidden && <p className={styles.hint}>{m.admin_review_hidden({ reason: reason ?? '' })}</p>}
      {objection && <p dir="auto">{m.admin_review_objection({ text: objection })}</p>}
      <div className={styles.answers}>
        {answers.map(([decision, label, variant]) => (
          <Button
            key={decision}
            variant={variant}
            aria-label={`${label}: ${business.name}`}
            aria-disabled={isBusy}
            onClick={() => onDecide(decision)}
          >
            {label}
          </Button>
        ))}
      </div>
    </article>
  );
}
