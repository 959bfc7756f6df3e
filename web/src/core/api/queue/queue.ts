import type { BulkDecision, Decision, Queue, QueueItem } from '@pieno/contract/queue/queue.ts';
import type { SentWith } from '@pieno/contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, FRESH } from '../administration.ts';
import { callPersonal } from '../client.ts';

export const queueQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'queue'],
    queryFn: ({ signal }): Promise<Queue> => callPersonal('GET /admin/queue', { signal }),
    ...FRESH,
  });

const seen = ({ kind, voices }: QueueItem) => ({ seen: { kind, voices } });

/** Decides about a price in the queue, if it is still as shown. */
export const decideQueueItem = (item: QueueItem, decision: Decision) =>
  callPersonal('POST /admin/queue/:id', {
    params: { id: item.id },
    body: { ...decision, ...seen(item) },
  });

/** Applies one decision to several prices in the queue, each only if it is still as shown. */
export const decideQueueItems = (
  items: readonly QueueItem[],
  decision: Omit<BulkDecision, 'items'>,
) =>
  callPersonal('POST /admin/queue', {
    body: { ...decision, items: items.map((item) => ({ id: item.id, ...seen(item) })) },
  });

export type ReviewDecision = SentWith<'POST /admin/queue/reviews/:id'>['body'];

/** Shows or hides a waiting review, or locks its author. */
export const decideReview = (id: number, decision: ReviewDecision) =>
  callPersonal('POST /admin/queue/reviews/:id', { params: { id }, body: decision });
