import { isAPIError } from 'better-auth/api';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { validation, type AppError } from '../../http/errors.ts';
import type { Engine } from '../accounts/engine.ts';

/** One answer to a code that is wrong, spent or over its time, and to an e-mail without an account. */
export const wrongCode = (): AppError => validation({ code: [SENTENCES.wrongCode] });

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
 * @throws wrongCode
 */
export async function takeCode(engine: Engine, email: string, code: string): Promise<string> {
  try {
    const { user } = await engine.api.signInEmailOTP({ body: { email, otp: code } });
    return user.id;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw wrongCode();
  }
}
