import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, PAGED } from '../administration.ts';
import { callPersonal } from '../client.ts';

/** Query of the log of actions, paged, newest first. */
export const actionLogQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTRATION, userId, 'log'],
    queryFn: ({ signal, pageParam }): Promise<ActionLogPage> =>
      callPersonal('GET /admin/log', {
        ...(pageParam !== '' && { query: { before: pageParam } }),
        signal,
      }),
    ...PAGED,
  });
