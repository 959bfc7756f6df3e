/** Price histories: separate from the other price calls, because their schemas would enlarge the first visit. */
import { object, optional, string } from 'zod/mini';
import { AreaHistorySchema, StationHistorySchema } from './history.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const HISTORY_CALLS = {
  // rule call-history
  'GET /prices/history/:station': {
    tag: 'prices',
    summary: 'What a fuel cost at a station: every change with its exact time',
    access: 'public',
    kept: true,
    params: object({ station: string() }),
    /** A fuel type's id, and one of `HISTORY_DAYS` (30 if missing). */
    query: object({ fuel: optional(string()), days: optional(string()) }),
    answers: { 200: StationHistorySchema, ...refusals(404, 422, 503) },
  },
  // rule call-history
  'GET /prices/history/area/:area': {
    tag: 'prices',
    summary: 'What a fuel category cost in an area, day by day',
    access: 'public',
    kept: true,
    params: object({ area: string() }),
    /** A category, one of `HISTORY_DAYS` (30 if missing), and one of `FUEL_MODES` (both if missing). */
    query: object({
      decade: optional(string()),
      days: optional(string()),
      mode: optional(string()),
    }),
    answers: { 200: AreaHistorySchema, ...refusals(404, 422, 503) },
  },
} as const satisfies Calls;
