/**
 * Query options for prices. Prices change a few times a day and an unchanged answer costs only a 304, so they
 * are refetched every minute while the page is visible, when it becomes visible again, and when the
 * connection returns. A screen opened within a minute reuses the last answer. After a failure the next try
 * comes after 10 s: phones report being online before they are.
 */
export const PRICE_FRESHNESS = {
  staleTime: 60_000,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? 10_000 : 60_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
  refetchOnReconnect: 'always',
} as const;
