import type { Login, Session } from '@pieno/contract/accounts/account.ts';
import {
  forgiveAccount,
  forgiveGuesses,
  limitAccount,
  limitGuess,
} from '../../limits/account-limits.ts';
import { invalid, type AppError } from '../../errors.ts';
import type { RateLimitStore } from '../../limits/rate-limit-store.ts';
import type { AccountParts } from '../../modules/accounts/account-parts.ts';
import { verifyPassword } from '../../modules/accounts/passwords.ts';
import { findUserByEmail } from '../../modules/accounts/repository.ts';
import { startSession } from '../../modules/accounts/sessions.ts';

/** The same error for a wrong password, an unknown e-mail and an account that is not active (rule form-login). */
const signInFailed = (): AppError => invalid('login_failed');

/**
 * Signs a user in by password. Failed attempts count per e-mail, with or without an account; codes of the second factor
 * per account, after a right password.
 * @param ip the address of the client
 * @throws signInFailed, tooMany; what `startSession` throws
 */
export async function signIn(
  parts: AccountParts,
  tries: RateLimitStore,
  { email, password, totp }: Login,
  ip: string,
): Promise<Session> {
  const { db } = parts;
  const guess = { email, ip };
  await limitGuess(tries, 'login', guess);
  const user = await findUserByEmail(db, email);
  const hash = await verifyPassword(db, user?.id, password);
  if (!user || !hash) throw signInFailed();
  if (totp !== undefined) await limitAccount(tries, 'secondFactor', user.id);
  const session = await startSession(db, parts, user.id, { hash, totp });
  if (!session) throw signInFailed();
  await forgiveGuesses(tries, 'login', guess);
  if (totp !== undefined) await forgiveAccount(tries, 'secondFactor', user.id);
  return session;
}
