import { AREAS } from '@pieno/contract/prices/areas.ts';
import { useQueries } from '@tanstack/react-query';
import { rankingQuery } from '../../core/api/prices/ranking.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import type { Answered } from './favorite-rows.ts';

/** The rankings of a fuel in both areas, as far as loaded, with their age. */
export function useAnswered(decade: number) {
  const rankings = useQueries({ queries: AREAS.map((area) => rankingQuery(decade, area)) });
  const answered = rankings.flatMap(({ data, dataUpdatedAt }, index): Answered[] =>
    data
      ? [{ area: AREAS[index]!, entries: data.data, at: data.cachedAt ?? instantOf(dataUpdatedAt) }]
      : [],
  );
  return {
    answered,
    isPending: answered.length === 0 && rankings.some((ranking) => ranking.isPending),
    error: rankings.find(({ error, data }) => error && !data)?.error,
    retry: () => rankings.forEach(({ refetch }) => void refetch()),
  };
}

/** Converts the phone's time to the server's. */
const instantOf = (milliseconds: number): string =>
  new Date(serverNow().getTime() - Date.now() + milliseconds).toISOString();
