import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { BorderTrendProps } from '../../../features/prices/history/border-trend.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './ranking-head.module.css';

const BorderTrend = lazy<ComponentType<BorderTrendProps>>(() =>
  import('../../../features/prices/history/border-trend.tsx')
    .then((module) => ({ default: module.BorderTrend }))
    // Not cached: neither is what it shows.
    .catch(() => ({ default: NotThere })),
);
const NotThere = () => <p>{m.error_unavailable()}</p>;

export interface BothNoteProps {
  decade: number;
  mode: FuelMode | undefined;
  /** The two rankings, San Marino's first. */
  rankings: readonly { data: unknown; isPending: boolean; refetch: () => unknown }[];
}

/** Explains a list of both areas, or names the missing one (rule ranking-both). */
export function BothNote({ rankings, ...trend }: BothNoteProps) {
  const missing = rankings.findIndex(({ data }) => !data);
  const away = rankings[missing];
  if (!away) return <Medals {...trend} />;
  const isHere = missing === 0;
  if (away.isPending)
    return (
      <p className={styles.hint} role="status">
        {isHere ? m.ranking_both_loading_here() : m.ranking_both_loading_border()}
      </p>
    );
  return (
    <Banner
      kind={navigator.onLine ? 'error' : 'offline'}
      actions={
        <Button variant="quiet" onClick={() => void away.refetch()}>
          {m.retry()}
        </Button>
      }
    >
      {isHere ? m.ranking_both_no_here() : m.ranking_both_no_border()}
    </Banner>
  );
}

/** The meaning of the medals, and behind a tap the areas' past difference. */
function Medals(trend: Omit<BothNoteProps, 'rankings'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.both}>
        <p className={styles.hint}>{m.ranking_both_medals()}</p>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.history()}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Spinner label={m.loading()} />}>
          <BorderTrend {...trend}>
            {(isPending) =>
              isPending ? (
                <Spinner label={m.loading()} />
              ) : (
                <p className={styles.hint}>{m.trend_difference_unknown()}</p>
              )
            }
          </BorderTrend>
        </Suspense>
      )}
    </>
  );
}
