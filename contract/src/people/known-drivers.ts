/** The drivers for whom an administrator answers (rule admin-known). Times are ISO 8601 in UTC. */
import { z } from 'zod/mini';

/** What speaks for and against answering for a driver: what the firm words of others made of the claims. */
export const FirmRecordSchema = z.object({
  /** Claims that were accepted by the word of an owner, an administrator or a source, or contradicted by one. */
  borne_out: z.number(),
  contradicted: z.number(),
  /** When the first word came; null where none came. */
  since: z.nullable(z.string()),
});
export type FirmRecord = z.infer<typeof FirmRecordSchema>;
/** The answer where somebody now answers for a driver. */
export const DRIVER_VOUCHED = 'Ora è un automobilista conosciuto';
