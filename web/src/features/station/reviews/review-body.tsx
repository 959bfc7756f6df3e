import { once } from '@pieno/contract/once.ts';
import type { Review } from '@pieno/contract/reviews/reviews.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import IconStar from '~icons/tabler/star';
import { m } from '../../../paraglide/messages.js';
import { chipTexts, CHIPS } from './chip-names.ts';
import styles from './reviews.module.css';

const monthOfYear = once(
  () => new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
/** '2026-10' → 'ottobre 2026'. */
const monthText = (month: string): string =>
  monthOfYear().format(new Date(`${month}-15T12:00:00Z`));

export const STARS = [1, 2, 3, 4, 5] as const;

/** A review as published, with the owner's answer. */
export function ReviewBody({ review }: { review: Review }) {
  const { name, stars, chips, text, month, answer } = review;
  const answers = CHIPS.flatMap((chip) => (chip in chips ? { chip, yes: chips[chip]! } : []));
  return (
    <>
      <p className={styles.head}>
        <bdi className={styles.name} translate="no">
          {name ?? m.review_nameless()}
        </bdi>
        <span className={styles.hint}>{monthText(month)}</span>
        <Stars count={stars} />
      </p>
      {answers.length > 0 && (
        <p className={styles.row}>
          {chipTexts(answers).map((each) => (
            <Chip key={each}>{each}</Chip>
          ))}
        </p>
      )}
      {text && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      {answer && <OwnersAnswer answer={answer} />}
    </>
  );
}

export const OwnersAnswer = ({ answer }: { answer: NonNullable<Review['answer']> }) => (
  <div className={styles.answer}>
    <p className={styles.hint}>{m.review_answer_of({ month: monthText(answer.month) })}</p>
    <p dir="auto" className={styles.text}>
      {answer.text}
    </p>
  </div>
);

function Stars({ count }: { count: number }) {
  return (
    <span role="img" className={styles.given} aria-label={m.review_stars({ count })}>
      {STARS.map((star) => (
        <IconStar key={star} size={16} data-on={star <= count} />
      ))}
    </span>
  );
}
