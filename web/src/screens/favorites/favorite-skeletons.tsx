import { Card } from '@pieno/ui/card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './favorites.module.css';

/** One row per favourite, of the final size. */
export const FavoriteSkeletons = ({ count }: { count: number }) => (
  <div role="status" aria-label={m.loading()}>
    <Card variant="flush">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <div className={styles.station}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="85%" height={19} />
          </div>
          <Skeleton width={84} height={50} />
        </div>
      ))}
    </Card>
  </div>
);
