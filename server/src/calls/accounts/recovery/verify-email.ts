import { RECOVERY } from '@pieno/contract/limits.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { timeOfDay } from '../../../clock.ts';
import { limitGuess } from '../../../limits/account-limits.ts';
import type { Background } from '../../../jobs/background.ts';
import { conflict } from '../../../errors.ts';
import { changeUser } from '../../../modules/accounts/repository.ts';
import { codeMail, VERIFICATION_MAIL } from './code-mail.ts';
import type { RecoveryParts } from './recover.ts';

/**
 * Mails the code that verifies a user's e-mail, after the answer, unless one is still valid (rule account-verified).
 * @param wish the client's address, and whether to replace a valid code, which happens only with a mail server
 * @throws conflict `email_verified_already`; `mail_off` without a mail server, with the time until which the code in
 * the outbox is valid; tooMany
 */
export async function sendVerification(
  parts: RecoveryParts,
  background: Background,
  { email, email_verified }: User,
  { ip, another }: { ip: string; another: boolean },
): Promise<void> {
  if (email_verified) throw conflict('email_verified_already');
  const { mailer, clock, codes } = parts;
  const isReplaced = another && mailer.isConfigured;
  let leftMs = isReplaced ? 0 : await codes.leftMs('verification', email);
  if (leftMs === 0) {
    await limitGuess(parts.tries, 'verificationMail', { email, ip });
    const code = await codes.make('verification', email);
    background.run('verification mail', async (signal) => {
      await mailer.send(codeMail(email, code, VERIFICATION_MAIL), signal);
    });
    leftMs = RECOVERY.minutes * 60_000;
  }
  if (mailer.isConfigured) return;
  const until = timeOfDay(new Date(clock.now().getTime() + leftMs));
  throw conflict({ code: 'mail_off', params: { until } });
}

/** Verifies a user's e-mail with the code. @throws wrongCode; validation with `code_spent`; tooMany */
export async function verifyEmail(
  { codes, db, clock, mailer, tries }: RecoveryParts,
  { id, email }: User,
  code: string,
  ip: string,
): Promise<void> {
  await limitGuess(tries, 'verificationCode', { email, ip });
  await codes.redeem('verification', email, code);
  // Without a mail server the operator has passed the code on, so it proves no mailbox.
  const mailbox_proved = mailer.isConfigured;
  await changeUser(db, id, { email_verified: true, mailbox_proved }, clock.now());
}
