/** The body of an error's answer (rule error-status). */
import { z } from 'zod/mini';

export const ErrorBodySchema = z.object({
  message: z.string(),
  /** A stable error code, when the client must distinguish the error. */
  code: z.optional(z.string()),
  /** Sentences by field, with status 422. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
