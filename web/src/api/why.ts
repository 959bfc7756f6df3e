import type { Area } from '@pieno/contract/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from './client.ts';
import { m } from '../paraglide/messages.js';

/** Query of what a ranking was made from. Its key begins like those of prices: it is refetched with them. */
export const whyQuery = (decade: number, area: Area) =>
  queryOptions({
    queryKey: ['prices', 'why', decade, area],
    queryFn: ({ signal }) =>
      callPublic('GET /prices/why/:decade', {
        params: { decade },
        query: { area },
        unsaid: m.failed_ranking(),
        signal,
      }),
    staleTime: 60_000,
  });
