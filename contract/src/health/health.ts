/** Answers of the health checks, for load balancers and monitors of services. */
import { z } from 'zod/mini';
import { FindingSchema } from '../checkup/checkup.ts';

/** The process lives, in which version; `starting` until it answers anything else. */
export const HealthSchema = z.object({ status: z.enum(['ok', 'starting']), version: z.string() });

export const ReadySchema = z.object({ status: z.literal('ok') });

const time = z.nullable(z.string());

/** GET /health/status; times are ISO 8601. */
export const StatusSchema = z.object({
  /** `wrong` once a check is; warnings leave it `ok`. */
  status: z.enum(['ok', 'wrong']),
  version: z.string(),
  /** Null while the database does not answer; then what is read from it is null too. */
  database: z.nullable(
    z.object({
      engine: z.enum(['embedded', 'postgres']),
      /** Of PostgreSQL. */
      version: z.string(),
      size_mb: z.number(),
    }),
  ),
  /** When this process made its price board. */
  board_at: time,
  /** The newest back-up that was restored to prove it. */
  backup_proven_at: time,
  mails_waiting: z.nullable(z.number()),
  disks: z.array(z.object({ folder: z.string(), free_mb: z.number(), needed_mb: z.number() })),
  checks: z.array(FindingSchema),
});
export type Status = z.infer<typeof StatusSchema>;
