/**
 * How fresh prices on the screen are kept. Prices move a few times a day and an answer that has not
 * changed costs a 304, so they are asked for again every minute while the page is in sight, on
 * return to it and when the connection returns; between screens the last answer serves for a minute.
 * A failure is tried again sooner: phones say that they are online before they are.
 */
export const PRICE_FRESHNESS = {
  staleTime: 60_000,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? 10_000 : 60_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
  refetchOnReconnect: 'always',
} as const;
