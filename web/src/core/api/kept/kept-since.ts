import { notifyManager, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { showsPrices } from '../prices/price-queries.ts';
import type { ApiAnswer } from '../transport.ts';

/**
 * Returns when the oldest cached prices among the active queries were stored (ISO 8601); null if all prices
 * come from the server.
 */
export function keptSince(cache: QueryCache): string | null {
  const moments = cache
    .findAll({
      type: 'active',
      predicate: showsPrices,
    })
    .map((query) => (query as Query<ApiAnswer<unknown>>).state.data?.cachedAt)
    .filter((moment) => moment != null);
  return moments.toSorted()[0] ?? null;
}

export function useKeptSince(): string | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const read = () => keptSince(cache);
  return useSyncExternalStore(subscribe, read, read);
}
