import { SENTENCES } from '@pieno/contract/errors.ts';
import { BestByDecadeSchema, type BestByDecade } from '@pieno/contract/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';
import { PRICE_FRESHNESS } from './price-freshness.ts';
import type { ApiAnswer } from './transport.ts';

export function getBestByDecade(signal?: AbortSignal): Promise<ApiAnswer<BestByDecade>> {
  return callApi({
    path: '/prices/best-by-decade',
    schema: BestByDecadeSchema,
    sentence: () => SENTENCES.prices,
    signal,
  });
}

export const bestByDecadeQuery = queryOptions({
  queryKey: ['prices', 'best-by-decade'],
  queryFn: ({ signal }) => getBestByDecade(signal),
  ...PRICE_FRESHNESS,
});
