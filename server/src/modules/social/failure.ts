/** The error for a sign-in that the provider accepted and Pieno rejects; the message is for the log. */
export class SocialRefusal extends Error {
  override readonly name: string = 'SocialRefusal';
}

/** The error for a sign-up with a locked e-mail (rule account-locked); the visitor is notified. */
export class LockedOut extends SocialRefusal {}

/** Extracts what may be logged of a failed sign-in; other properties may contain codes and personal data. */
export function describeFailure(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, code, error: answer, status, cause } = error as ProviderFailure;
  return { name, message, code, answer, status, cause: describeFailure(cause) };
}

interface ProviderFailure extends Error {
  code?: unknown;
  /** The provider's error code, e.g. `access_denied`. */
  error?: unknown;
  status?: unknown;
}
