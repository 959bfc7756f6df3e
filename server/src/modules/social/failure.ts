/** A sign-in that the provider let through and the house does not; the reason is for the log. */
export class SocialRefusal extends Error {
  override readonly name = 'SocialRefusal';
}

/** What a log may hold of a failed sign-in: answers and parameters, which causes carry, hold codes and people. */
export function describeFailure(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, code, error: answer, status, cause } = error as SaidFailure;
  return { name, message, code, answer, status, cause: describeFailure(cause) };
}

interface SaidFailure extends Error {
  code?: unknown;
  /** The provider's word for it, e.g. `access_denied`. */
  error?: unknown;
  status?: unknown;
}
