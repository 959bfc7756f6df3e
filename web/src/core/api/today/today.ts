import type { Today } from '@pieno/contract/today/today.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, FRESH } from '../administration.ts';
import { callPersonal } from '../client.ts';

export const todayQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'today'],
    queryFn: ({ signal }): Promise<Today> => callPersonal('GET /admin/today', { signal }),
    ...FRESH,
  });
