import { ErrorBodySchema } from '../error-body.ts';

/** Returns the error answers of a call for these statuses. */
export function refusals<Status extends number>(
  ...statuses: readonly Status[]
): Record<Status, typeof ErrorBodySchema> {
  const answers = statuses.map((status) => [status, ErrorBodySchema]);
  return Object.fromEntries(answers) as Record<Status, typeof ErrorBodySchema>;
}

/** The error answers of a decision about an object that may have changed or disappeared meanwhile. */
export const WRITE_REFUSALS = refusals(401, 403, 404, 409, 422, 429, 503);
