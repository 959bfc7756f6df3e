import { any, object, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import { RemindersSchema } from './reminders.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const REMINDER_CALLS = {
  // rule owner-reminders
  'PUT /owner/reminders': {
    tag: 'owners',
    summary: 'Whether a mail comes one day before prices end to be fresh',
    access: 'registered',
    limit: 'accountWrite',
    body: RemindersSchema,
    answers: { 200: RemindersSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule owner-reminders
  'GET /owner/reminders/unsubscribe': {
    tag: 'owners',
    summary:
      'A page with a button that sends the call after this one; it switches nothing off by itself',
    access: 'public',
    limit: 'unsubscribe',
    query: object({ token: string() }),
    answers: {
      200: { content: { 'text/html': { schema: any() } } },
      ...refusals(404, 422, 429, 503),
    },
  },
  // rule owner-reminders
  'POST /owner/reminders/unsubscribe': {
    tag: 'owners',
    summary: 'No more reminders: what a mail program sends for its one-click unsubscribe',
    access: 'public',
    limit: 'unsubscribe',
    query: object({ token: string() }),
    answers: { 200: DoneSchema, ...refusals(404, 422, 429, 503) },
  },
} as const satisfies Calls;
