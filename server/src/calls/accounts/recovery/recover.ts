import type { ChangePassword, ResetPassword } from '@pieno/contract/accounts/recovery.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  forgiveAccount,
  forgiveAllGuesses,
  limitAccount,
  limitGuess,
} from '../../../limits/account-limits.ts';
import { unauthorized, validation } from '../../../errors.ts';
import type { RateLimitStore } from '../../../limits/rate-limit-store.ts';
import type { AccountParts } from '../../../modules/accounts/account-parts.ts';
import { proveEmail } from '../../../modules/accounts/credentials.ts';
import {
  hashPassword,
  hasPasswordHash,
  savePassword,
  verifyPassword,
} from '../../../modules/accounts/passwords.ts';
import { findUserByEmail, lockUser } from '../../../modules/accounts/repository.ts';
import { endSessions } from '../../../modules/accounts/sessions.ts';
import type { Mailer } from '../../../modules/mail/mailer.ts';
import { codeMail } from './code-mail.ts';
import { wrongCode } from '../../../modules/accounts/email-codes.ts';

export interface RecoveryParts extends AccountParts {
  mailer: Mailer;
  tries: RateLimitStore;
}

/**
 * Mails a code when the e-mail has an active account, otherwise nothing. Without a mail server a valid code is not
 * replaced: the operator takes it out of the outbox and passes it on.
 * @param signal aborted at shutdown
 */
export async function mailCode(
  parts: RecoveryParts,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  const { codes, db, mailer } = parts;
  if (!mailer.isConfigured && (await codes.leftMs('password', email)) > 0) return;
  const code = await codes.make('password', email);
  const user = await findUserByEmail(db, email);
  if (user?.is_active) await mailer.send(codeMail(email, code), signal);
}

/**
 * Sets a new password with a recovery code, also on an account that had only social sign-ins. All sessions end.
 * @param ip the address of the client
 * @throws wrongCode; tooMany
 */
export async function resetPassword(
  parts: RecoveryParts,
  { email, code, password }: ResetPassword,
  ip: string,
): Promise<void> {
  const { codes, db, tries } = parts;
  await limitGuess(tries, 'recoveryCode', { email, ip });
  await codes.redeem('password', email, code);
  const user = await findUserByEmail(db, email);
  if (!user || !(await replacePassword(parts, user, password))) throw wrongCode();
  // The failed sign-ins counted so far were made by the owner, who had forgotten the password, or by a stranger.
  await forgiveAllGuesses(tries, 'login', { email, ip });
}

/**
 * Changes the password of a signed-in user. The other sessions end.
 * @param token of the session that stays
 * @throws validation on `current_password`; unauthorized when the account was deleted or its password changed
 *   meanwhile; tooMany
 */
export async function changePassword(
  parts: RecoveryParts,
  user: User,
  token: string,
  { current_password: current, password }: ChangePassword,
): Promise<void> {
  const { db, tries } = parts;
  if (!user.has_password) throw validation({ current_password: [{ code: 'password_none' }] });
  await limitAccount(tries, 'password', user.id);
  const verified = await verifyPassword(db, user.id, current);
  if (!verified) throw validation({ current_password: [{ code: 'password_wrong' }] });
  const isReplaced = await replacePassword(parts, user, password, { verified, token });
  if (!isReplaced) throw unauthorized();
  await forgiveAccount(tries, 'password', user.id);
}

/**
 * @param signedIn missing for a redeemed code, which proves the e-mail
 * @returns false when, meanwhile, the account was deleted or the verified password was replaced
 */
async function replacePassword(
  { codes, db, clock, mailer }: RecoveryParts,
  { id, email }: Pick<User, 'id' | 'email'>,
  password: string,
  signedIn?: { verified: string; token: string },
): Promise<boolean> {
  const hash = await hashPassword(password);
  const isReplaced = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) return false;
    if (!signedIn) await proveEmail(tx, user, clock.now(), mailer.isConfigured);
    else if (!(await hasPasswordHash(tx, id, signedIn.verified))) return false;
    await savePassword(tx, id, hash, clock.now());
    await endSessions(tx, id, signedIn?.token);
    return true;
  });
  // A code mailed before must not work any more.
  await codes.forget(email);
  return isReplaced;
}
