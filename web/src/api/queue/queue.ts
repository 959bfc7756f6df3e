import type { Decision, Queue } from '@pieno/contract/queue/queue.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, FRESH } from '../administration.ts';
import { callPersonal } from '../client.ts';

export const queueQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'queue'],
    queryFn: ({ signal }): Promise<Queue> => callPersonal('GET /admin/queue', { signal }),
    ...FRESH,
  });

/** Decides about a price of the queue. */
export const decideQueueItem = (id: string, decision: Decision) =>
  callPersonal('POST /admin/queue/:id', { params: { id }, body: decision });
