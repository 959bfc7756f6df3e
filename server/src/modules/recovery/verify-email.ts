import type { User } from '@pieno/contract/visitor.ts';
import { limitGuess } from '../../http/account-limits.ts';
import type { Background } from '../../http/background.ts';
import { AppError } from '../../http/errors.ts';
import { deleteFutureCodes } from '../accounts/future-codes.ts';
import { codeMail, VERIFICATION_MAIL } from './code-mail.ts';
import { makeVerificationCode, redeemVerificationCode } from './codes.ts';
import type { RecoveryParts } from './recover.ts';

/**
 * Mails the code that verifies a user's e-mail, after the answer (rule account-verified).
 * @param ip the address of the client
 * @throws AppError 409: `email_verified_already`; `mail_off` where no mail server is configured, though the mail lies
 *   in the outbox then; tooMany
 */
export async function sendVerification(
  parts: RecoveryParts,
  background: Background,
  { email, email_verified }: User,
  ip: string,
): Promise<void> {
  if (email_verified) throw new AppError(409, 'email_verified_already');
  await limitGuess(parts.tries, 'verificationMail', { email, ip });
  const code = await makeVerificationCode(parts.engine, email);
  background.run('verification mail', async (signal) => {
    await parts.mailer.send(codeMail(email, code, VERIFICATION_MAIL), signal);
  });
  if (!parts.mailer.isConfigured) throw new AppError(409, 'mail_off');
}

/** Verifies a user's e-mail with the code. @throws wrongCode; AppError with `code_spent`; tooMany */
export async function verifyEmail(
  { engine, db, tries }: RecoveryParts,
  { email }: User,
  code: string,
  ip: string,
): Promise<void> {
  await limitGuess(tries, 'verificationCode', { email, ip });
  await deleteFutureCodes(db);
  await redeemVerificationCode(engine, email, code);
}
