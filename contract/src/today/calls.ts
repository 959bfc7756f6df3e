import { TodaySchema } from './today.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const TODAY_CALLS = {
  // rule admin-today
  'GET /admin/today': {
    tag: 'administration',
    summary: 'What the day asks an administrator to do',
    access: 'registered',
    limit: 'administration',
    answers: { 200: TodaySchema, ...refusals(401, 403, 429, 503) },
  },
} as const satisfies Calls;
