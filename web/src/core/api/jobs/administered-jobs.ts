/** Scheduled jobs (rule admin-jobs). */
import type { Jobs } from '@pieno/contract/jobs/administered-jobs.ts';
import type { AnswerOf } from '@pieno/contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION } from '../administration.ts';
import { callPersonal } from '../client.ts';

/** Milliseconds between two polls while a job is queued or running; it starts within five seconds. */
const WATCH_MS = 2_000;

export const jobsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'jobs'],
    queryFn: ({ signal }): Promise<Jobs> => callPersonal('GET /admin/jobs', { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.jobs.some(({ state }) => state === 'queued' || state === 'active') ? WATCH_MS : false,
  });

/** Requests a job to run as soon as possible. */
export const startJob = (name: string): Promise<AnswerOf<'POST /admin/jobs/:name'>> =>
  callPersonal('POST /admin/jobs/:name', { params: { name } });
