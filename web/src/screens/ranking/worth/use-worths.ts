import { AREAS } from '@pieno/contract/prices/areas.ts';
import { isTankFuel, proposedTank, type Tank } from '@pieno/contract/profile/tank.ts';
import { rankCandidates, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { DETOUR_KM, type Going, type Way } from '@pieno/contract/prices/worth/true-cost.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { closedText } from '@pieno/contract/stations/opening-text.ts';
import { positionOf } from '@pieno/ui/map/position.ts';
import { hashKey, useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../../core/api/prices/ranking.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { useHere } from '../../../features/position/use-here.ts';
import { useStore } from '../../../core/storage/store.ts';
import { readNumber } from '../../../features/prices/tank/tank-text.ts';
import { useTank } from '../../../features/prices/tank/tank.ts';
import { usualStation } from '../../../features/prices/tank/usual-station.ts';
import { START_PLACES } from '../../../features/position/ways/places.ts';
import { waysFrom } from '../../../features/position/ways/ways.ts';
import { isOpenNow } from '../../../features/prices/closed-now.ts';
import type { RankingFilter } from '../ranking-filter.ts';
import { choices } from './choices.ts';
import { worthsOf, type Worths } from './comparisons.ts';
import { isInSanMarino } from './is-in-san-marino.ts';

export interface UseWorths {
  worths: Worths;
  tank: Tank;
  /** True without a tank on this phone: an ordinary car is assumed. */
  isProposed: boolean;
  /** Start of the journey; null if unknown. */
  start: Position | null;
  going: Going;
  /** False if the typed detour is no number of kilometres. */
  isDetour: boolean;
  /** Both rankings, the one on the screen first. */
  rankings: readonly (readonly PlacedEntry[])[];
  /** True while roads or the other area's prices are loading. */
  isPending: boolean;
}

const NO_WAYS: ReadonlyMap<number, Way> = new Map();

/** Computes on the phone what each station of a ranking is worth to this visitor (rule true-cost). */
export function useWorths(
  decade: number,
  filter: RankingFilter,
  entries: readonly PlacedEntry[],
): UseWorths {
  const now = useNow();
  const here = useHere();
  const { place, going: chosen, detour: typed } = useStore(choices);
  const usualId = useStore(usualStation);
  const stored = useTank();
  const tank = stored?.fuel === decade ? stored : proposed(decade, filter);
  const start = START_PLACES.find(({ name }) => name === place) ?? here;

  // A list of both areas has no other area.
  const other = filter.area === 'entrambe' ? undefined : AREAS.find((area) => area !== filter.area);
  const { data, isLoading: isOtherPending } = useQuery({
    ...rankingQuery(decade, other),
    enabled: other !== undefined,
  });
  const others = rankCandidates((other && data?.data) ?? [], now, filter.mode);
  const rankings = [entries, others];
  const stations = rankings.flat();
  const { ways, isPending } = useWays(start, stations);

  const isOpen = (entry: PlacedEntry) => isOpenNow(entry, now, closedText);
  const from = start ?? placeOf(stations.find(({ business: { id } }) => id === usualId));
  const isBeyond = from !== null && !isInSanMarino(from);
  const going = chosen ?? (isBeyond ? 'passing' : 'return');
  const detour = readNumber(typed, DETOUR_KM);
  return {
    worths: worthsOf({ tank, rankings, usualId, going, detour, ways, isOpen }),
    tank,
    isProposed: stored === null,
    start,
    going,
    isDetour: detour !== null,
    rankings,
    isPending: isPending || isOtherPending,
  };
}

const proposed = (decade: number, { mode }: RankingFilter): Tank =>
  proposedTank(isTankFuel(decade) ? decade : 10, mode ?? null);

const placeOf = (entry: PlacedEntry | undefined): Position | null =>
  entry ? positionOf(entry.business.latitude, entry.business.longitude) : null;

/** The key contains the start: like the position, the query cache is only in memory. */
function useWays(start: Position | null, stations: readonly PlacedEntry[]) {
  const targets = stations.flatMap((entry) => {
    const there = placeOf(entry);
    return there ? [{ id: entry.business.id, ...there }] : [];
  });
  const { data = NO_WAYS, isLoading } = useQuery({
    queryKey: ['ways', start, targets],
    queryFn: () => waysFrom(start!, targets),
    enabled: start !== null,
    staleTime: Infinity,
    // Not the ways from another start.
    placeholderData: (before, query) =>
      hashKey([query?.queryKey[1]]) === hashKey([start]) ? before : undefined,
  });
  return { ways: start ? data : NO_WAYS, isPending: isLoading };
}
