import { ErrorBodySchema } from '../error-body.ts';

/** Lists the error answers of a call, for these statuses. */
export function refusals<Status extends number>(
  ...statuses: readonly Status[]
): Record<Status, typeof ErrorBodySchema> {
  const answers = statuses.map((status) => [status, ErrorBodySchema]);
  return Object.fromEntries(answers) as Record<Status, typeof ErrorBodySchema>;
}

/** The error answers of a call by which somebody decides about a thing that may be gone or another one by now. */
export const WRITE_REFUSALS = refusals(401, 403, 404, 409, 422, 429, 503);
