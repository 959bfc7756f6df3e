import { Card } from '@pieno/ui/card.tsx';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { RATING } from '../../kit/ratings/rating.ts';
import { RatingShares } from '../../kit/ratings/rating-shares.tsx';
import styles from './rating-breakdown.module.css';

/** The average, and a bar for each number of stars. */
export function RatingBreakdown() {
  return (
    <Card title="Ratings">
      <div className={styles.breakdown}>
        <div className={styles.average}>
          <p className={styles.number}>{RATING.average}</p>
          <ExactStars rating={RATING.average} />
          <p className={styles.count}>of 5, by {RATING.count} drivers</p>
        </div>
        <RatingShares />
      </div>
    </Card>
  );
}
