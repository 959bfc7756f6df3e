import { ErrorBodySchema } from '../error-body.ts';

/** Lists the error answers of a call, for these statuses. */
export function refusals<Status extends number>(
  ...statuses: readonly Status[]
): Record<Status, typeof ErrorBodySchema> {
  const answers = statuses.map((status) => [status, ErrorBodySchema]);
  return Object.fromEntries(answers) as Record<Status, typeof ErrorBodySchema>;
}
