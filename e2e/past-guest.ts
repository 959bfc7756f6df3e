import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import { clockStartingAt } from '../server/src/clock.ts';
import { GuestTokens } from '../server/src/modules/guests/tokens.ts';
import { readSecrets } from '../server/src/secrets.ts';

/** Issues a guest session of the server under test that started two days ago and has expired. */
export async function pastGuest(): Promise<GuestAccess> {
  const twoDaysAgo = clockStartingAt(new Date(Date.now() - 48 * 3_600_000));
  // With a given secret the database is not accessed.
  const secrets = await readSecrets(null!, process.env.E2E_SECRET);
  const tokens = new GuestTokens(secrets.keyFor('guest'), twoDaysAgo);
  return tokens.issue({ ip: '127.0.0.1', userAgent: 'e2e', hours: 24 });
}
