/** The body of an error answer (rule error-status). */
import { z } from 'zod/mini';

const code = z.string();
/** The values of the parameters in the code's sentence. */
const params = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));

export const ErrorBodySchema = z.object({
  /** In Italian. */
  message: z.string(),
  /** The code, for clients with their own sentences: a key of `ERROR_SENTENCES`. */
  code: z.optional(code),
  params,
  /** Sentences by field, with status 422. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The codes of these sentences, in the same order. */
  error_codes: z.optional(z.record(z.string(), z.array(z.object({ code, params })))),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
