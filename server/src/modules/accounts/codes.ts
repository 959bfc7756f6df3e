import { isAPIError } from 'better-auth/api';
import pg from 'pg';
import { RECOVERY } from '@pieno/contract/limits.ts';
import { systemClock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError, validation } from '../../http/errors.ts';
import type { Engine } from './engine.ts';
import { deleteFutureCodes } from './future-codes.ts';

const fields = { code: [{ code: 'code_wrong' }] } as const;

/** The same error for a code that is wrong or was used, and for an e-mail without an account. */
export const wrongCode = (): AppError => validation(fields);

/**
 * The error for a code that is no longer valid: no attempt is left, or it has expired. It does not reveal whether
 * the e-mail has an account, as codes are made for every e-mail.
 */
const expiredCode = (): AppError => new AppError(422, 'code_spent', { fields });

/** better-auth's error codes for a code that is no longer valid. */
const SPENT: readonly unknown[] = ['TOO_MANY_ATTEMPTS', 'OTP_EXPIRED'];

/** What a code is for, by better-auth's names. */
type CodeKind = 'sign-in' | 'email-verification';

const identifierOf = (kind: CodeKind, email: string) => `${kind}-otp-${email}`;

/**
 * Finds how long the newest code of an e-mail can still be redeemed. It is told of every e-mail, whether or not it has an
 * account.
 * @returns milliseconds; 0 when there is none, it has expired, or no try is left
 */
export async function codeLeftMs(
  { engine, db }: { engine: Engine; db: Executor },
  kind: CodeKind,
  email: string,
): Promise<number> {
  await deleteFutureCodes(db);
  const { internalAdapter } = await engine.$context;
  const code = await internalAdapter.findVerificationValue(identifierOf(kind, email));
  // better-auth writes the tries behind the hash, and measures time by the system's clock.
  if (!code || Number(code.value.split(':').at(-1)) >= RECOVERY.tries) return 0;
  return Math.max(0, code.expiresAt.getTime() - systemClock.now().getTime());
}

/**
 * Makes a recovery code for an e-mail; it replaces an older one and is stored hashed. Addresses without an account
 * get one too, so that checking a wrong code takes the same work for both.
 * @returns eight digits, to be mailed
 */
export async function makeCode(engine: Engine, email: string): Promise<string> {
  return await engine.api.createVerificationOTP({ body: { email, type: 'sign-in' } });
}

/** Makes a code that verifies an e-mail; otherwise as `makeCode`, and kept apart from it. */
export async function makeVerificationCode(engine: Engine, email: string): Promise<string> {
  return await engine.api.createVerificationOTP({ body: { email, type: 'email-verification' } });
}

/**
 * Redeems a code that verifies an e-mail: the account with it is verified from then on. Its password and sessions stay,
 * unlike with `redeemCode`.
 * @throws wrongCode, expiredCode
 */
export async function redeemVerificationCode(
  engine: Engine,
  email: string,
  code: string,
): Promise<void> {
  await redeem(() => engine.api.verifyEmailOTP({ body: { email, otp: code } }));
}

/**
 * Redeems a code; it can be used once. better-auth treats it as a sign-in code. So it counts the attempts, and when
 * the account's e-mail had not been verified before, it deletes the password, social sign-ins and sessions, which
 * another person may have created.
 * @returns the account's id. better-auth also creates a session, already expired (accounts/engine.ts): ignore it
 * @throws wrongCode, expiredCode
 */
export async function redeemCode(engine: Engine, email: string, code: string): Promise<string> {
  const signIn = () => engine.api.signInEmailOTP({ body: { email, otp: code } });
  const { user } = await redeem(signIn);
  return user.id;
}

async function redeem<Redeemed>(work: () => Promise<Redeemed>): Promise<Redeemed> {
  try {
    return await work();
  } catch (error) {
    if (isAccountGone(error)) throw wrongCode();
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw SPENT.includes(error.body?.code) ? expiredCode() : wrongCode();
  }
}

/** Deletes the codes of this e-mail, if there are any. */
export async function deleteCode(engine: Engine, email: string): Promise<void> {
  const { internalAdapter } = await engine.$context;
  await internalAdapter.deleteVerificationByIdentifier(identifierOf('sign-in', email));
  await internalAdapter.deleteVerificationByIdentifier(identifierOf('email-verification', email));
}

/** True when the account was deleted before better-auth inserted its session: a foreign key violation. */
const isAccountGone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503';
