/** The outcome of a social sign-in, removed from the URL before anything is rendered or requested. */
import { SOCIAL_LOCKED, SOCIAL_RETURN } from '@pieno/contract/accounts/social-return.ts';

export type SocialReturn = { code: string } | 'failed' | 'locked';

let waiting: SocialReturn | null = null;

/**
 * Stores the outcome contained in a URL.
 * @param query the raw query string
 * @returns true if there was one, and the URL has to be cleaned
 */
export function storeSocialReturn(query: string): boolean {
  const parameters = new URLSearchParams(query);
  const code = parameters.get(SOCIAL_RETURN.code);
  if (code !== null) waiting = { code };
  else if (parameters.has(SOCIAL_RETURN.failure)) {
    waiting = parameters.get(SOCIAL_RETURN.failure) === SOCIAL_LOCKED ? 'locked' : 'failed';
  } else return false;
  return true;
}

/** Returns the stored outcome and clears it, so that it is used once. */
export function takeSocialReturn(): SocialReturn | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
