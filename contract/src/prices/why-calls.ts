/** The explanation of a ranking: separate from the other price calls, because few visitors request it. */
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
    /** An area, San Marino if missing; a mode, to explain its ranking alone. */
    query: object({ area: optional(string()), mode: optional(oneOf(FUEL_MODES)) }),
    answers: { 200: WhySchema, ...refusals(404, 422, 503) },
  },
} as const satisfies Calls;
