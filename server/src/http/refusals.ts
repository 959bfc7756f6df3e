import { ErrorBodySchema } from '@pieno/contract/error-body.ts';

/** Builds the error responses of a route's schema, for these statuses. */
export function refusals<Status extends number>(
  ...statuses: readonly Status[]
): Record<Status, typeof ErrorBodySchema> {
  const answers = statuses.map((status) => [status, ErrorBodySchema]);
  return Object.fromEntries(answers) as Record<Status, typeof ErrorBodySchema>;
}
