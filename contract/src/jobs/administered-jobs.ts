/** The server's scheduled jobs, as administrators see and start them (decision 0031). */
import { z } from 'zod/mini';

/** How a run ended; `interrupted`: its process ended first. */
export const JOB_OUTCOMES = ['done', 'refused', 'failed', 'interrupted'] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** GET /admin/jobs */
export const JobsSchema = z.object({
  /** False while no server runs jobs: none can be started then. */
  running: z.boolean(),
  jobs: z.array(
    z.object({
      name: z.string(),
      /** Minute, hour, day, month and weekday, in San Marino's time. */
      cron: z.string(),
      /** `retry`: it failed and waits for the next attempt. */
      state: z.enum(['idle', 'queued', 'active', 'retry']),
      /** The newest finished run; null before the first. */
      last: z.nullable(
        z.object({
          started_at: z.string(),
          /** Null for an interrupted run. */
          seconds: z.nullable(z.number()),
          outcome: z.enum(JOB_OUTCOMES),
          /** Why it was refused or failed, in Italian. */
          reason: z.nullable(z.string()),
        }),
      ),
      next_at: z.string(),
    }),
  ),
});
export type Jobs = z.infer<typeof JobsSchema>;
export type AdministeredJob = Jobs['jobs'][number];

/** POST /admin/jobs/:name */
export const JobStartSchema = z.object({
  /** False while a run is queued or active: the request changed nothing. */
  queued: z.boolean(),
  message: z.string(),
});
