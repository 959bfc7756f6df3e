/** Prices that wait for an administrator's decision (decision 0031). */
import { object } from 'zod/mini';
import {
  BulkDecidedSchema,
  BulkDecisionSchema,
  DecidedSchema,
  DecisionSchema,
  QueueItemIdSchema,
  QueueSchema,
} from './queue.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';

export const QUEUE_CALLS = {
  // rule admin-queue
  'GET /admin/queue': {
    tag: 'administration',
    summary: 'The prices that wait for a decision, with what speaks for and against them',
    access: 'registered',
    limit: 'administration',
    answers: { 200: QueueSchema, ...refusals(401, 403, 429, 503) },
  },
  // rule admin-queue
  'POST /admin/queue': {
    tag: 'administration',
    summary: 'Say yes or no to several prices that wait, for one reason',
    access: 'registered',
    limit: 'administration',
    body: BulkDecisionSchema,
    answers: { 200: BulkDecidedSchema, ...WRITE_REFUSALS },
  },
  // rule admin-queue
  'POST /admin/queue/:id': {
    tag: 'administration',
    summary:
      'Say yes or no to a price that waits, or shut out who said it, or answer for that person',
    access: 'registered',
    limit: 'administration',
    params: object({ id: QueueItemIdSchema }),
    body: DecisionSchema,
    answers: { 200: DecidedSchema, ...WRITE_REFUSALS },
  },
} as const satisfies Calls;
