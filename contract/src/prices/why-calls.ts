/** Why a ranking stands as it does: apart from the other prices, as few ask and its schemas would weigh on all. */
import { enum as oneOf, object, optional, string } from 'zod/mini';
import { FUEL_MODES } from './fuels.ts';
import { WhySchema } from './why.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const WHY_CALLS = {
  // rule call-why
  'GET /prices/why/:decade': {
    tag: 'prices',
    summary: 'What a ranking was made from, what it leaves out, and why',
    access: 'public',
    params: object({ decade: string() }),
    /** An area's name, San Marino without it; a mode, as the ranking of one alone. */
    query: object({ area: optional(string()), mode: optional(oneOf(FUEL_MODES)) }),
    answers: { 200: WhySchema, ...refusals(404, 422, 503) },
  },
} as const satisfies Calls;
