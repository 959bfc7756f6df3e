import { object, string } from 'zod/mini';
import { BusinessDetailsSchema } from './business.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const STATION_CALLS = {
  // rule call-business
  'GET /business/:id': {
    tag: 'stations',
    summary: "A station's details, prices and pictures",
    access: 'public',
    kept: true,
    params: object({ id: string() }),
    answers: { 200: BusinessDetailsSchema, ...refusals(404, 503) },
  },
} as const satisfies Calls;
