import { undefined as nothing } from 'zod/mini';
import type { Calls } from '../calls/call.ts';
import { ClientErrorSchema } from './client-errors.ts';

export const CLIENT_ERROR_CALLS = {
  // rule client-errors
  'POST /client-errors': {
    tag: 'health',
    summary: 'Report an error of a page; always 204, whether it is kept or not',
    access: 'public',
    limit: 'clientErrors',
    body: ClientErrorSchema,
    answers: { 204: nothing() },
  },
} as const satisfies Calls;
