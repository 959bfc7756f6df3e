/** Answers of the health checks, for load balancers and monitoring services. */
import { z } from 'zod/mini';
import { FindingSchema } from '../checkup/checkup.ts';

/** The process runs, with its version; `starting` until it answers other calls. */
export const HealthSchema = z.object({ status: z.enum(['ok', 'starting']), version: z.string() });

export const ReadySchema = z.object({ status: z.literal('ok') });

const time = z.nullable(z.string());

/** GET /health/status; times are ISO 8601. */
export const StatusSchema = z.object({
  /** `wrong` when at least one check is wrong; warnings leave it `ok`. */
  status: z.enum(['ok', 'wrong']),
  version: z.string(),
  /** Null while the database does not answer; the values read from it are then null too. */
  database: z.nullable(
    z.object({
      engine: z.enum(['embedded', 'postgres']),
      version: z.string(),
      size_mb: z.number(),
    }),
  ),
  /** When this process built its price board. */
  board_at: time,
  /** Time of the newest back-up that passed a test restore. */
  backup_proven_at: time,
  mails_waiting: z.nullable(z.number()),
  disks: z.array(z.object({ folder: z.string(), free_mb: z.number(), needed_mb: z.number() })),
  checks: z.array(FindingSchema),
});
export type Status = z.infer<typeof StatusSchema>;
