import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { areasOf } from '@pieno/contract/prices/ranking.ts';
import { isTankFuel } from '@pieno/contract/profile/tank.ts';
import { Suspense } from 'react';
import { m } from '../../../paraglide/messages.js';
import { later } from '../../../core/takeover/later.ts';
import type { RankingFilter } from '../ranking-filter.ts';
import type { Rankings } from '../use-rankings.ts';
import { BorderLine } from './border-line.tsx';
import type { BothNoteProps } from './both-note.tsx';
import styles from './ranking-head.module.css';
import type { TankHeadProps } from './tank-head.tsx';

const TankHead = later<TankHeadProps>(
  () => import('./tank-head.tsx').then((module) => module.TankHead).catch(() => () => null),
  // The stylesheet reserves its place.
  { isFirst: () => false },
);

const BothNote = later<BothNoteProps>(
  () => import('./both-note.tsx').then((module) => module.BothNote).catch(() => () => null),
  { isFirst: () => location.search.includes('entrambe'), onServer: true },
);

interface RankingHeadProps {
  decade: number;
  filter: RankingFilter;
  ranked: Rankings;
  /** Number of stations hidden as closed now; undefined for none. */
  closed: number | undefined;
  isByDistance: boolean;
  /** Opens 'Conviene?'; undefined while it is open. */
  onWorth: (() => void) | undefined;
}

/** Between a ranking's filters and its list: the border, the visitor's tank, and the meaning of order and filters. */
export function RankingHead(props: RankingHeadProps) {
  const { decade, filter, ranked, closed, isByDistance, onWorth } = props;
  const { entries, rankings, isPending, isThere } = ranked;
  const mode: FuelMode | undefined = filter.mode ?? entries[0]?.fuels[0]?.fuel_type.mode;
  return (
    <>
      <BorderLine {...{ decade, mode, isPending }} area={areasOf(filter.area)[0]} />
      {isTankFuel(decade) && (
        <div className={styles.tank} data-fuel={decade} data-screen-only>
          <Suspense>
            <TankHead
              fuel={decade}
              mode={filter.mode}
              area={areasOf(filter.area)[0]}
              favorites={filter.favorites}
              {...{ entries, onWorth }}
            />
          </Suspense>
        </div>
      )}
      {closed !== undefined && (
        <p className={styles.hint} role="status">
          {m.ranking_open_hint({ count: closed })}
        </p>
      )}
      {isByDistance && <p className={styles.hint}>{m.ranking_straight_line()}</p>}
      {rankings.length > 1 && isThere && (
        <Suspense>
          <BothNote {...{ decade, rankings }} mode={filter.mode} />
        </Suspense>
      )}
    </>
  );
}
