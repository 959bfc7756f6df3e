import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/** Query of the inputs of a ranking. Its key begins like those of prices, so it is refetched with them. */
export const whyQuery = (decade: number, area: Area, mode?: FuelMode) =>
  queryOptions({
    queryKey: ['prices', 'why', decade, area, mode],
    queryFn: ({ signal }) =>
      callPublic('GET /prices/why/:decade', {
        params: { decade },
        query: { area, ...(mode && { mode }) },
        fallback: m.failed_ranking(),
        signal,
      }),
    staleTime: 60_000,
  });
