/**
 * Detects newer prices: by one small call while the page is visible, and by the worker's message about late answers.
 */
import {
  QueryObserver,
  type Query,
  type QueryClient,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { callPublic } from '../client.ts';
import { LATE_ANSWER } from '../kept/kept-answers.ts';
import { showsPrices } from './price-queries.ts';
import type { ApiAnswer } from '../transport.ts';

/** Milliseconds between two requests for the version, so that an open page shows a new price within fifteen seconds. */
export const VERSION_POLL_MS = 10_000;
/** Milliseconds until the first request: a new page is at most ten seconds old, and a request slows its start. */
const FIRST_POLL_MS = 5_000;

/**
 * Follows the version of the prices. Refetches what is on the screen when it changes, or when the screen shows cached
 * answers of the worker. Requests nothing while the page is hidden, offline, or shows no price.
 * @returns a function that stops it
 */
export function followPriceVersion(client: QueryClient): () => void {
  let last: number | undefined;
  let seenAt = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['price-version'],
    queryFn: async ({ signal }) =>
      client.getQueryCache().findAll({ type: 'active', predicate: showsPrices }).length > 0
        ? (await callPublic('GET /prices/version', { signal })).data.version
        : null,
    networkMode: 'online',
    refetchInterval: VERSION_POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const follow = ({ data, dataUpdatedAt }: QueryObserverResult<number | null>) => {
    if (data == null || dataUpdatedAt === seenAt) return;
    seenAt = dataUpdatedAt;
    // The first version may be newer than the prices fetched before it.
    const isNews = data !== last;
    last = data;
    if (isNews) void client.invalidateQueries({ predicate: showsPrices });
    else refetchKept(client);
  };
  let stopPolling: (() => void) | undefined;
  const begin = setTimeout(() => (stopPolling = observer.subscribe(follow)), FIRST_POLL_MS);
  const onMessage = ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === LATE_ANSWER) refetchKept(client);
  };
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  workers?.addEventListener('message', onMessage);
  return () => {
    clearTimeout(begin);
    stopPolling?.();
    workers?.removeEventListener('message', onMessage);
  };
}

/** Refetches the active queries whose answer came from the worker's cache. */
function refetchKept(client: QueryClient): void {
  const isKept = (query: Query) =>
    (query as Query<ApiAnswer<unknown> | undefined>).state.data?.cachedAt != null;
  void client.refetchQueries({ type: 'active', predicate: isKept }, { cancelRefetch: false });
}
