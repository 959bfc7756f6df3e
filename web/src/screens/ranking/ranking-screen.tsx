import { drawnPins } from '@pieno/ui/map/pins/drawn-pins.ts';
import { viewFor } from '@pieno/ui/map/view-for.ts';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { isDecade, type Decade } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';
import { isTankFuel } from '@pieno/contract/profile/tank.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { areasOf, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { messageOf } from '../../core/api/api-error.ts';
import { useIsFavorite } from '../../features/favorites/favorite-ids.ts';
import { dateTimeText } from '../../core/format/date-time.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { groupLabels } from '../../features/map/group-labels.ts';
import { MapView } from '../../features/map/map-view.tsx';
import { PosterControls } from '../../features/map/poster-controls.tsx';
import { m } from '../../paraglide/messages.js';
import { visitorMarker } from '../../features/position/visitor-marker.tsx';
import { useHere } from '../../features/position/use-here.ts';
import { usePosition } from '../../features/position/use-position.ts';
import { decadeName } from '../../features/prices/category-names.ts';
import { isOpenNow } from '../../features/prices/closed-now.ts';
import { DemoPricesNotice } from '../../features/prices/demo-prices-notice.tsx';
import { demoPriceShare } from '../../features/prices/demo-price-share.ts';
import { useClosedText } from '../../features/prices/use-closed-text.ts';
import { rememberFuel } from '../../core/session/guest-memory.ts';
import { later } from '../../core/takeover/later.ts';
import { lightCounterparts } from './counterparts.ts';
import {
  byDistance,
  crowdByDistance,
  distancesFrom,
  nearestOf,
  type Distances,
} from './distances.ts';
import { EmptyRanking } from './empty-ranking.tsx';
import { Filters } from './filters.tsx';
import { FuelRow } from './fuel-row.tsx';
import { RankingHead } from './head/ranking-head.tsx';
import { matching } from './matching.ts';
import { pinsOf } from './pins.ts';
import { OwnPosition } from './position/own-position.tsx';
import { PositionButton } from './position/position-button.tsx';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingList } from './ranking-list.tsx';
import styles from './ranking-screen.module.css';
import { RankingSkeletons } from './ranking-skeletons.tsx';
import type { ShareRankingProps } from './share-ranking.tsx';
import { LONG_LIST, StationSearch } from './station-search.tsx';
import { useFuelChange } from './use-fuel-change.ts';
import { useRankings } from './use-rankings.ts';
import { LaterWorth } from './worth/later-worth.tsx';
import type { Notes } from './worth/worth.tsx';

const ShareRanking = later<ShareRankingProps>(() =>
  import('./share-ranking.tsx')
    .then((module) => module.ShareRanking)
    .catch(
      // Not cached: the ranking works without it.
      () => () => null,
    ),
);

/** More than a desktop's window shows. */
const FIRST_ROWS = 12;

interface RankingScreenProps extends RankingProps {
  /** Replaces this fuel with another. */
  onFuel: (decade: Decade) => void;
}

/** /ranking/{decade}: the map and the ranked stations of one fuel category (rule ranking-screen). */
export function RankingScreen(props: RankingScreenProps) {
  const { decade, filter, onFilter, onFuel } = props;
  useEffect(() => {
    if (isDecade(decade)) rememberFuel(decade);
  }, [decade]);
  const position = usePosition();
  const here = useHere();
  const now = useNow();
  const ranked = useRankings(decade, filter, now);
  const { entries, isThere, isPending } = ranked;
  const distances = distancesFrom(here, entries);
  const isByDistance = distances.size > 0 && filter.order === 'near';
  const of = `${decade} ${filter.area}`;
  // Of a new ranking the first rows are rendered at once, the rest and the pins in slices, so that the page stays
  // responsive.
  const isSettled = useDeferredValue(ranked.version) === ranked.version;
  const isWhole = isSettled || entries.length <= FIRST_ROWS;
  // A search ends with its ranking.
  const [search, setSearch] = useState<{ of: string; query: string | undefined }>();
  const query = search?.of === of ? search.query : undefined;
  const isLong = entries.length >= LONG_LIST;
  const hasHours = entries.some(({ opening }) => opening);
  const closedText = useClosedText(hasHours);
  const isOpenOnly = hasHours && filter.open === true;
  const isFavorite = useIsFavorite();
  const own = filter.favorites
    ? entries.filter(({ business }) => isFavorite(business.id))
    : entries;
  const open = isOpenOnly ? own.filter((entry) => isOpenNow(entry, now, closedText)) : own;
  const sought = (isLong && query?.trim()) || undefined;
  const shown = sought ? matching(open, sought) : open;
  const rows = (isByDistance ? byDistance : crowdByDistance)(shown, distances);
  const nearest = isByDistance ? nearestOf(shown, distances) : undefined;
  const isWorth = isTankFuel(decade) && filter.order === 'conviene';
  const list = useRef<HTMLDivElement>(null);
  const change = useFuelChange(list, { decade, isPending, onFuel });
  const ranking = (ordered: readonly PlacedEntry[], notes?: Notes) => (
    <Ranking
      {...{ decade, filter, distances, notes }}
      entries={own}
      shown={isWhole ? ordered : ordered.slice(0, FIRST_ROWS)}
    />
  );
  return (
    <>
      <FuelRow decade={decade} filter={filter} onFuel={change} />
      <div ref={lightCounterparts} className={styles.columns}>
        <div className={styles.map}>
          <MapView
            viewFor={viewFor}
            Controls={PosterControls}
            label={m.ranking_map_label({ category: decadeName(decade) })}
            pins={drawnPins(isWhole ? pinsOf(shown, now, closedText, nearest) : [], groupLabels)}
            fit={filter.area !== 'SM' || sought ? 'pins' : 'san-marino'}
            sought={sought}
            underlay={visitorMarker(here)}
            alsoShow={here ?? undefined}
            asked={position.found}
            corner={<PositionButton state={position.state} onFind={() => void position.find()} />}
          />
          <OwnPosition position={position} />
        </div>
        <div ref={list} className={styles.list}>
          {!ON_SERVER && (
            <p className={styles.printed}>
              {m.ranking_printed({
                when: dateTimeText(now.toISOString()),
                address: `${location.host}${location.pathname}`,
              })}
            </p>
          )}
          <Filters
            filter={filter}
            onFilter={onFilter}
            hasModes={
              filter.mode !== undefined ||
              // While loading too, so that nothing moves afterwards.
              (isPending ? isSoldBothWays(decade) : countModes(ranked.answered) > 1)
            }
            isByDistance={isByDistance}
            onByDistance={() => {
              onFilter({ ...filter, order: isByDistance ? undefined : 'near' });
              if (!here) void position.find();
            }}
            hasHours={hasHours}
            onSearch={
              isLong
                ? () => setSearch({ of, query: query === undefined ? '' : undefined })
                : undefined
            }
            search={
              isLong &&
              query !== undefined && (
                <StationSearch
                  query={query}
                  onQuery={(typed) => setSearch({ of, query: typed })}
                  found={shown.length}
                />
              )
            }
          />
          <RankingHead
            {...{ decade, filter, ranked, isByDistance }}
            closed={isOpenOnly ? own.length - open.length : undefined}
            onWorth={isWorth ? undefined : () => onFilter({ ...filter, order: 'conviene' })}
          />
          {isThere && isWorth && own.length > 0 ? (
            <LaterWorth
              {...{ decade, filter, entries, position }}
              shown={rows}
              onClose={() => onFilter({ ...filter, order: undefined })}
            >
              {ranking}
            </LaterWorth>
          ) : isThere ? (
            ranking(rows)
          ) : isPending ? (
            <RankingSkeletons />
          ) : (
            <ErrorState
              message={messageOf(ranked.error)}
              detail={navigator.onLine ? undefined : m.ranking_offline()}
              retryLabel={m.retry()}
              onRetry={ranked.retry}
            />
          )}
        </div>
      </div>
    </>
  );
}

interface RankingProps {
  decade: number;
  filter: RankingFilter;
  onFilter: (filter: RankingFilter) => void;
}

interface RankedProps extends Omit<RankingProps, 'onFilter'> {
  entries: readonly PlacedEntry[];
  /** The entries that the search finds, in the chosen order. */
  shown: readonly PlacedEntry[];
  distances: Distances;
  notes: Notes | undefined;
}

function Ranking({ decade, filter, entries, shown, distances, notes }: RankedProps) {
  if (entries.length === 0) return <EmptyRanking decade={decade} filter={filter} />;
  const isDemo =
    demoPriceShare(entries.flatMap(({ standIn, fuels }) => standIn ?? fuels[0] ?? [])) === 'all';
  return (
    <>
      {isDemo && <DemoPricesNotice />}
      <RankingList
        entries={shown}
        area={areasOf(filter.area)[0]}
        mode={filter.mode}
        {...{ distances, notes }}
      />
      <Suspense>
        <ShareRanking decade={decade} filter={filter} />
      </Suspense>
    </>
  );
}

const countModes = (entries: readonly RankingEntry[]): number =>
  new Set(
    entries.flatMap(({ fuels, reported = [] }) =>
      [...fuels, ...reported].map(({ fuel_type }) => fuel_type.mode),
    ),
  ).size;
