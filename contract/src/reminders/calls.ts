/** The reminders of owners. */
import { RemindersSchema } from './reminders.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';
import { unsubscribeCalls } from '../calls/unsubscribe-calls.ts';

const UNSUBSCRIBE = unsubscribeCalls(
  'owners',
  'No more reminders: what a mail program sends for its one-click unsubscribe',
);

export const REMINDER_CALLS = {
  'PUT /owner/reminders': {
    tag: 'owners',
    summary: 'Whether a mail comes one day before prices end to be fresh',
    access: 'registered',
    limit: 'accountWrite',
    body: RemindersSchema,
    answers: { 200: RemindersSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  'GET /owner/reminders/unsubscribe': UNSUBSCRIBE.page,
  'POST /owner/reminders/unsubscribe': UNSUBSCRIBE.press,
} as const satisfies Calls;
