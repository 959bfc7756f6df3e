import { isDecade } from '@pieno/contract/prices/fuels.ts';
import type { Area, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../client.ts';
import { PRICE_QUERY } from './price-queries.ts';
import type { ApiAnswer } from '../transport.ts';
import { m } from '../../../paraglide/messages.js';

export function getRanking(
  decade: number,
  area: Area,
  signal?: AbortSignal,
): Promise<ApiAnswer<RankingEntry[]>> {
  // San Marino is the server's default area. Without the parameter it has a single URL and cache entry.
  const isDefault = area === 'SM';
  return callPublic('GET /prices/ranking/:decade', {
    params: { decade },
    ...(!isDefault && { query: { area } }),
    sentence: () => m.failed_ranking(),
    signal,
  });
}

const NOBODY: ApiAnswer<RankingEntry[]> = { data: [], cachedAt: null };

/** Query of one ranking. An unknown category's is empty, and not requested. */
export const rankingQuery = (decade: number, area: Area = 'SM') =>
  queryOptions({
    queryKey: ['prices', 'ranking', decade, area],
    queryFn: ({ signal }) => getRanking(decade, area, signal),
    ...PRICE_QUERY,
    ...(!isDecade(decade) && { enabled: false, initialData: NOBODY }),
  });
