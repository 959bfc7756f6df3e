/** The rates of San Marino's card (rule smac-rates). */
import { SETTING_CACHE_MS } from '@pieno/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../client.ts';

export const smacRatesQuery = queryOptions({
  queryKey: ['smac-rates'],
  queryFn: ({ signal }) => callPublic('GET /smac-rates', { signal }),
  staleTime: SETTING_CACHE_MS,
});
