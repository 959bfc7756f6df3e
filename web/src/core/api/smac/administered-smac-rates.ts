/** San Marino's card (rule smac-rates). */
import type { SmacRate, SmacRateChange } from '@pieno/contract/smac/smac-rates.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION } from '../administration.ts';
import { callPersonal } from '../client.ts';

export const administeredSmacRatesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'smac-rates'],
    queryFn: ({ signal }): Promise<SmacRate[]> => callPersonal('GET /admin/smac-rates', { signal }),
  });

export const changeSmacRate = (id: number, change: SmacRateChange) =>
  callPersonal('PUT /admin/smac-rates/:id', { params: { id: String(id) }, body: change });
