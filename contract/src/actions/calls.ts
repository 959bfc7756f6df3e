import { LogQuerySchema, LogSchema } from './action-log-page.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const ACTION_CALLS = {
  // rule admin-log
  'GET /admin/log': {
    tag: 'administration',
    summary: 'What administrators, owners and the operator changed, newest first',
    access: 'registered',
    limit: 'administration',
    query: LogQuerySchema,
    answers: { 200: LogSchema, ...refusals(401, 403, 422, 429, 503) },
  },
} as const satisfies Calls;
