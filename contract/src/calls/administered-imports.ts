/** Imports, for administrators (decision 0037). */
import { ImportsQuerySchema, ImportsSchema } from '../administered-imports.ts';
import type { Calls } from './call.ts';
import { refusals } from './refusals.ts';

export const ADMINISTERED_IMPORT_CALLS = {
  'GET /admin/imports': {
    tag: 'administration',
    summary: 'Imports, trials and undoings, newest first, with what came of each',
    access: 'registered',
    limit: 'administration',
    query: ImportsQuerySchema,
    answers: { 200: ImportsSchema, ...refusals(401, 403, 422, 429, 503) },
  },
} as const satisfies Calls;
