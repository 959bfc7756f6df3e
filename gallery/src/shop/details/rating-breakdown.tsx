import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { Card } from '@pieno/ui/card.tsx';
import { ExactStars } from '../../kit/exact-stars.tsx';
import styles from './rating-breakdown.module.css';
import { RATING } from './rating.ts';

/** How the ratings came about: the average, and a bar for each number of stars. */
export function RatingBreakdown() {
  return (
    <Card title="Ratings">
      <div className={styles.breakdown}>
        <div className={styles.average}>
          <p className={styles.number}>{RATING.average}</p>
          <ExactStars rating={RATING.average} />
          <p className={styles.count}>of 5, by {RATING.count} drivers</p>
        </div>
        <ul role="list" className={styles.shares}>
          {RATING.shares.map(({ stars, percent }) => (
            <li key={stars} className={styles.share}>
              <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <Progress
                className={styles.bar}
                value={percent}
                size="lg"
                radius="xl"
                color="var(--gold)"
                aria-label={`${stars} of 5 stars`}
              />
              <span className={styles.percent}>{percent}%</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
