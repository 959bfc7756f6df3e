import type { User } from '@pieno/contract/accounts/visitor.ts';
import { callPersonal } from '../client.ts';

/** Mails the user a code that verifies the e-mail, unless one is still good. @param another true to replace that one */
export const sendVerificationCode = (another: boolean): Promise<undefined> =>
  callPersonal('POST /user/email-verification', { body: { another } });

/** Verifies the e-mail with the code from the mail, and returns the user. */
export async function verifyEmail(code: string): Promise<User> {
  const { user } = await callPersonal('PUT /user/email-verification', { body: { code } });
  return user;
}

/** Asks an administrator to confirm the e-mail. */
export const askVerification = () => callPersonal('POST /user/verification-request');

/** Returns the user as the server knows it now. */
export const getUser = (): Promise<User> => callPersonal('GET /user');
