/** Why a ranking stands as it does: apart from the other prices, as few ask and its schemas would weigh on all. */
import { object, optional, string } from 'zod/mini';
import { WhySchema } from '../why.ts';
import type { Calls } from './call.ts';
import { refusals } from './refusals.ts';

export const WHY_CALLS = {
  'GET /prices/why/:decade': {
    tag: 'prices',
    summary: 'What a ranking was made from, what it leaves out, and why',
    access: 'public',
    params: object({ decade: string() }),
    /** An area's name; San Marino without it. */
    query: object({ area: optional(string()) }),
    answers: { 200: WhySchema, ...refusals(404, 422, 503) },
  },
} as const satisfies Calls;
