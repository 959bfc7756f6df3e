/** The server's scheduled jobs, for administrators (decision 0031). */
import { maxLength, object, string } from 'zod/mini';
import { JobsSchema, JobStartSchema } from './administered-jobs.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const JOB_CALLS = {
  // rule admin-jobs
  'GET /admin/jobs': {
    tag: 'administration',
    summary: 'The jobs that run by the clock, how each ended last, and when it runs next',
    access: 'registered',
    limit: 'administration',
    answers: { 200: JobsSchema, ...refusals(401, 403, 429, 503) },
  },
  // rule admin-jobs
  'POST /admin/jobs/:name': {
    tag: 'administration',
    summary: 'Run a job as soon as possible; ignored while a run is queued or active',
    access: 'registered',
    limit: 'administration',
    params: object({ name: string().check(maxLength(100)) }),
    answers: { 202: JobStartSchema, ...refusals(401, 403, 404, 409, 429, 503) },
  },
} as const satisfies Calls;
