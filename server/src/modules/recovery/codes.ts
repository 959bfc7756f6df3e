import { isAPIError } from 'better-auth/api';
import pg from 'pg';
import { CODE_SPENT, SENTENCES } from '@pieno/contract/errors.ts';
import { AppError, validation } from '../../http/errors.ts';
import type { Engine } from '../accounts/engine.ts';

const errors = { code: [SENTENCES.wrongCode] };

/** One answer to a code that is wrong or was used, and to an e-mail without an account. */
export const wrongCode = (): AppError => validation(errors);

/**
 * The code of this e-mail has just died: no try is left, or it is over its time. It tells nobody whether
 * there is an account, as codes are made for every e-mail.
 */
const spentCode = (): AppError =>
  new AppError(422, SENTENCES.validation, { errors, code: CODE_SPENT });

/** What better-auth says of a code that died. */
const SPENT: readonly unknown[] = ['TOO_MANY_ATTEMPTS', 'OTP_EXPIRED'];

/**
 * Makes the one code that an e-mail has, hashed at rest; an older one is dead. It is made for addresses
 * without an account too, so that a wrong code is the same work for both.
 * @returns eight digits, to be mailed
 */
export async function makeCode(engine: Engine, email: string): Promise<string> {
  return await engine.api.createVerificationOTP({ body: { email, type: 'sign-in' } });
}

/**
 * Takes a code, once. For better-auth it is one that signs in: so it counts the tries, and where nobody had
 * proved before that the e-mail is theirs, it drops whatever password, social sign-in and session another
 * person may have left on the account.
 * @returns the account's id; a session has begun that nobody needs
 * @throws wrongCode, spentCode
 */
export async function takeCode(engine: Engine, email: string, code: string): Promise<string> {
  try {
    const { user } = await engine.api.signInEmailOTP({ body: { email, otp: code } });
    return user.id;
  } catch (error) {
    if (isAccountGone(error)) throw wrongCode();
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw SPENT.includes(error.body?.code) ? spentCode() : wrongCode();
  }
}

/** Kills the code of this e-mail, if there is one. */
export async function dropCode(engine: Engine, email: string): Promise<void> {
  const { internalAdapter } = await engine.$context;
  // What better-auth calls a code that signs in.
  await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email}`);
}

/** True when the account was deleted before better-auth's session began: a foreign key has nothing to refer to. */
const isAccountGone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503';
