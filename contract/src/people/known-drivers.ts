/** The drivers for whom an administrator vouches (rule admin-known). Times are ISO 8601 in UTC. */
import { z } from 'zod/mini';

/** A driver's record: how owners, administrators and sources decided the driver's claims. */
export const FirmRecordSchema = z.object({
  /** Claims that an owner, an administrator or a source confirmed or contradicted. */
  borne_out: z.number(),
  contradicted: z.number(),
  /** Time of the first such decision; null without one. */
  since: z.nullable(z.string()),
});
export type FirmRecord = z.infer<typeof FirmRecordSchema>;
export const DRIVER_VOUCHED = 'Ora è un automobilista conosciuto';
