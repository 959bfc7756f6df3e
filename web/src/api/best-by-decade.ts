import { SENTENCES } from '@pieno/contract/errors.ts';
import type { BestByDecade } from '@pieno/contract/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';
import { lazySchema } from './lazy-schema.ts';
import { PRICE_FRESHNESS } from './price-freshness.ts';
import type { ApiAnswer } from './transport.ts';

export function getBestByDecade(signal?: AbortSignal): Promise<ApiAnswer<BestByDecade>> {
  return callApi({
    path: '/prices/best-by-decade',
    schema: lazySchema('BestByDecadeSchema'),
    sentence: () => SENTENCES.prices,
    signal,
  });
}

export const bestByDecadeQuery = queryOptions({
  queryKey: ['prices', 'best-by-decade'],
  queryFn: ({ signal }) => getBestByDecade(signal),
  ...PRICE_FRESHNESS,
});
