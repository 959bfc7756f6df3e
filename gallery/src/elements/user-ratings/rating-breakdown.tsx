import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { ExactStars } from '../../kit/exact-stars.tsx';
import type { RatingShare } from './ratings.ts';
import styles from './user-ratings.module.css';

interface RatingBreakdownProps {
  rating: number;
  count: number;
  shares: readonly RatingShare[];
}

/** The mean, and how many gave how many stars. */
export function RatingBreakdown({ rating, count, shares }: RatingBreakdownProps) {
  return (
    <>
      <div className={styles.summary}>
        <strong className={styles.figure}>{rating}</strong>
        <span className={styles.stack}>
          <ExactStars rating={rating} />
          <span className={styles.dimmed}>{count} ratings</span>
        </span>
      </div>
      <ul role="list" className={styles.bars}>
        {shares.map(({ stars, share }) => (
          <li key={stars}>
            <span className={styles.stars}>
              {stars}
              <IconStarFilled size={16} aria-label={stars === 1 ? 'star' : 'stars'} />
            </span>
            <Progress
              classNames={{ root: styles.track }}
              aria-label={`${stars} stars`}
              value={share}
              color="var(--gold)"
            />
            <span className={styles.share}>{share} %</span>
          </li>
        ))}
      </ul>
    </>
  );
}
