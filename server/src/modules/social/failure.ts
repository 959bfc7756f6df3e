/** A sign-in that the provider accepted and Pieno rejects; the message is for the log. */
export class SocialRefusal extends Error {
  override readonly name: string = 'SocialRefusal';
}

/** A sign-up with the e-mail of a locked account (rule account-locked): the visitor is told. */
export class LockedOut extends SocialRefusal {}

/** Extracts what may be logged of a failed sign-in; other properties may hold codes and personal data. */
export function describeFailure(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, code, error: answer, status, cause } = error as SaidFailure;
  return { name, message, code, answer, status, cause: describeFailure(cause) };
}

interface SaidFailure extends Error {
  code?: unknown;
  /** The provider's error code, e.g. `access_denied`. */
  error?: unknown;
  status?: unknown;
}
