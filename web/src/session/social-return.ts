/** How a social sign-in came back, taken out of the address before anything is drawn or asked for. */
import { SOCIAL_RETURN } from '@pieno/contract/social.ts';

export type SocialReturn = { code: string } | 'failed';

let waiting: SocialReturn | null = null;

/**
 * Keeps what an address says. True: there was something, the address is to be cleaned.
 * @param query as it stands in the address
 */
export function keepSocialReturn(query: string): boolean {
  const parameters = new URLSearchParams(query);
  const code = parameters.get(SOCIAL_RETURN.code);
  if (code !== null) waiting = { code };
  else if (parameters.has(SOCIAL_RETURN.failure)) waiting = 'failed';
  else return false;
  return true;
}

/** Hands it over, once. */
export function takeSocialReturn(): SocialReturn | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
