import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../client.ts';
import { PRICE_QUERY } from './price-queries.ts';
import { m } from '../../../paraglide/messages.js';

export const bestByDecadeQuery = queryOptions({
  queryKey: ['prices', 'best-by-decade'],
  queryFn: ({ signal }) =>
    callPublic('GET /prices/best-by-decade', { sentence: () => m.failed_prices(), signal }),
  ...PRICE_QUERY,
});
