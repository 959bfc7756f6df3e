import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { RATING } from './rating.ts';
import styles from './rating-shares.module.css';

/** A bar for each number of stars. */
export function RatingShares() {
  return (
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
  );
}
