/** The offline data of San Marino: separate from the other calls, because only the service worker requests it. */
import { record, string, unknown } from 'zod/mini';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const OFFLINE_CALLS = {
  // rule offline-in-advance
  'GET /offline/san-marino': {
    tag: 'prices',
    summary: 'Every ranking and station of San Marino: the answers of their calls, by their paths',
    access: 'public',
    answers: { 200: record(string(), unknown()), ...refusals(503) },
  },
} as const satisfies Calls;
