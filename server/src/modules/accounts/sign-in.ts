import { isAPIError } from 'better-auth/api';
import type { Login, Session } from '@pieno/contract/account.ts';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { forgiveAccount, limitAccount } from '../../http/account-limits.ts';
import { AppError } from '../../http/errors.ts';
import type { RateLimitStore } from '../../http/rate-limit-store.ts';
import type { AccountParts, Engine } from './engine.ts';
import { presentUser } from './presenter.ts';
import { endSession, readSession } from './sessions.ts';

/** One answer to a wrong password, an unknown e-mail and an account that is not active. */
export const signInFailed = (): AppError => new AppError(422, SENTENCES.login);

/**
 * Signs somebody in by password. Tries that fail count per e-mail, whether or not it has an account.
 * @throws signInFailed, tooMany
 */
export async function signIn(
  { engine, db, clock }: AccountParts,
  tries: RateLimitStore,
  { email, password }: Login,
): Promise<Session> {
  await limitAccount(tries, 'login', email);
  const token = await signInByPassword(engine, email, password);
  const user = await readSession(db, clock, token);
  if (!user) {
    await endSession(db, token);
    throw signInFailed();
  }
  await forgiveAccount(tries, 'login', email);
  return { token, user: presentUser(user) };
}

/** better-auth hashes the password for an unknown e-mail too, so that both take the same time. */
async function signInByPassword(engine: Engine, email: string, password: string): Promise<string> {
  try {
    const { token } = await engine.api.signInEmail({ body: { email, password } });
    return token;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw signInFailed();
  }
}
