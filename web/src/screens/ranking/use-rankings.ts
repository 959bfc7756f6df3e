import { useQueries } from '@tanstack/react-query';
import { areasOf, mergeRankings, rankCandidates } from '@pieno/contract/prices/ranking.ts';
import { rankingQuery } from '../../core/api/prices/ranking.ts';
import type { RankingFilter } from './ranking-filter.ts';

/** The current ranking of an area, or both areas in one list (rule ranking-both). */
export function useRankings(decade: number, { area, mode }: RankingFilter, now: Date) {
  const areas = areasOf(area);
  const rankings = useQueries({ queries: areas.map((each) => rankingQuery(decade, each)) });
  const placed = rankings.map(
    ({ data }, index) => [areas[index]!, rankCandidates(data?.data ?? [], now, mode)] as const,
  );
  const entries = areas.length > 1 ? mergeRankings(placed) : placed[0]![1];
  const arrived = rankings.filter(({ data }) => data).length;
  // While one area has nothing to show, the other may.
  const isThere = entries.length > 0 || arrived === areas.length;
  return {
    rankings,
    entries,
    /** All answers, of every mode. */
    answered: rankings.flatMap(({ data }) => data?.data ?? []),
    /** Changes when more has loaded, or with another ranking. */
    version: arrived && `${decade} ${area} ${arrived}`,
    isThere,
    isPending: !isThere && rankings.some((ranking) => ranking.isPending),
    error: rankings.find(({ error }) => error)?.error,
    retry: () => rankings.forEach(({ refetch }) => void refetch()),
  };
}

export type Rankings = ReturnType<typeof useRankings>;
