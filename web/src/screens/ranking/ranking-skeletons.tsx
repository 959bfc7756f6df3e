import { Card } from '@pieno/ui/card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { m } from '../../paraglide/messages.js';
import row from './ranking-row.module.css';

/** Six placeholder rows of the final size. */
export function RankingSkeletons() {
  return (
    <div role="status" aria-label={m.loading()}>
      <Card variant="flush">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className={row.row} aria-hidden="true">
            <Skeleton width={32} height={32} />
            <div className={row.station}>
              <Skeleton width="60%" height={24} />
              <Skeleton width="85%" height={19} />
            </div>
            <Skeleton width={84} height={50} />
          </div>
        ))}
      </Card>
    </div>
  );
}
