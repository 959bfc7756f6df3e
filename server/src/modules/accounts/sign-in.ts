import type { Login, Session } from '@pieno/contract/account.ts';
import { forgiveGuesses, limitGuess } from '../../http/account-limits.ts';
import { AppError } from '../../http/errors.ts';
import type { RateLimitStore } from '../../http/rate-limit-store.ts';
import type { AccountParts } from './engine.ts';
import { verifyPassword } from './passwords.ts';
import { findUserByEmail } from './repository.ts';
import { startSession } from './sessions.ts';

/** The same error for a wrong password, an unknown e-mail and an account that is not active (rule form-login). */
const signInFailed = (): AppError => new AppError(422, 'login_failed');

/**
 * Signs a user in by password. Failed attempts are counted per e-mail, whether or not it has an account.
 * @param ip the address of the client
 * @throws signInFailed, tooMany
 */
export async function signIn(
  { engine, db, clock }: AccountParts,
  tries: RateLimitStore,
  { email, password }: Login,
  ip: string,
): Promise<Session> {
  const guess = { email, ip };
  await limitGuess(tries, 'login', guess);
  const user = await findUserByEmail(db, email);
  const hash = await verifyPassword(engine, db, user?.id, password);
  const session = user && hash ? await startSession(db, clock, user.id, hash) : undefined;
  if (!session) throw signInFailed();
  await forgiveGuesses(tries, 'login', guess);
  return session;
}
