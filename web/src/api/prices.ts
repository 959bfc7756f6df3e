import { SENTENCES } from '@pieno/contract/errors.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from './client.ts';
import { PRICE_FRESHNESS } from './price-freshness.ts';

/** Query of the best station of each fuel category. */
export const bestByDecadeQuery = queryOptions({
  queryKey: ['prices', 'best-by-decade'],
  queryFn: ({ signal }) =>
    callPublic('GET /prices/best-by-decade', { sentence: () => SENTENCES.prices, signal }),
  ...PRICE_FRESHNESS,
});
