import type { Query } from '@tanstack/react-query';

const WITH_PRICES = ['prices', 'business', 'owner'];

/** True for a query whose answer contains prices. */
export const showsPrices = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  WITH_PRICES.includes(String(queryKey[0]));

/**
 * Query options for prices. A visible page follows the version of the prices (`price-version.ts`), so they are
 * refetched only when it changes, when a page hidden for a minute becomes visible, and when the connection returns. A
 * failed query is retried after 10 s: phones report being online too early.
 */
export const PRICE_QUERY = {
  staleTime: 60_000,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? 10_000 : false,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
  refetchOnReconnect: 'always',
} as const;
