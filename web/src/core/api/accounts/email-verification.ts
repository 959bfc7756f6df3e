import type { User } from '@pieno/contract/accounts/visitor.ts';
import { callPersonal } from '../client.ts';

/**
 * Mails the user a code that verifies the e-mail, unless an earlier code is still valid.
 * @param another true to replace the earlier code
 */
export const sendVerificationCode = (another: boolean): Promise<undefined> =>
  callPersonal('POST /user/email-verification', { body: { another } });

/** Verifies the e-mail with the code from the mail. */
export async function verifyEmail(code: string): Promise<User> {
  const { user } = await callPersonal('PUT /user/email-verification', { body: { code } });
  return user;
}

export const askVerification = () => callPersonal('POST /user/verification-request');

export const getUser = (): Promise<User> => callPersonal('GET /user');
