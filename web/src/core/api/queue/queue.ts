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

/** Decides about a price of the queue, if it still stands as it was shown. */
export const decideQueueItem = (item: QueueItem, decision: Decision) =>
  callPersonal('POST /admin/queue/:id', {
    params: { id: item.id },
    body: { ...decision, ...seen(item) },
  });

/** Gives one answer to several prices of the queue, to each that still stands as it was shown. */
export const decideQueueItems = (
  items: readonly QueueItem[],
  decision: Omit<BulkDecision, 'items'>,
) =>
  callPersonal('POST /admin/queue', {
    body: { ...decision, items: items.map((item) => ({ id: item.id, ...seen(item) })) },
  });

export type ReviewDecision = SentWith<'POST /admin/queue/reviews/:id'>['body'];

/** Shows a review that waits, or hides it, or locks its author out. */
export const decideReview = (id: number, decision: ReviewDecision) =>
  callPersonal('POST /admin/queue/reviews/:id', { params: { id }, body: decision });
