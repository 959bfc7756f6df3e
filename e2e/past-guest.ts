import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import { clockStartingAt } from '../server/src/clock.ts';
import { GuestTokens } from '../server/src/modules/guests/tokens.ts';
import { secretsFrom } from '../server/src/secrets.ts';

/** Issues a session of the server under test for a guest who started two days ago and has expired. */
export async function pastGuest(): Promise<GuestAccess> {
  const twoDaysAgo = clockStartingAt(new Date(Date.now() - 48 * 3_600_000));
  const { keyFor } = secretsFrom(process.env['E2E_SECRET']!);
  const tokens = new GuestTokens(keyFor('guest'), twoDaysAgo);
  return tokens.issue({ ip: '127.0.0.1', userAgent: 'e2e', hours: 24 });
}
