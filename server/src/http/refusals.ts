import { ErrorBodySchema } from '@pieno/contract/errors.ts';

/** The part of a route's description that says with which statuses it refuses. */
export function refusals<Status extends number>(
  ...statuses: readonly Status[]
): Record<Status, typeof ErrorBodySchema> {
  const answers = statuses.map((status) => [status, ErrorBodySchema]);
  return Object.fromEntries(answers) as Record<Status, typeof ErrorBodySchema>;
}
