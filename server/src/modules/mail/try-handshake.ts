import { createTransport } from 'nodemailer';
import { SEALED } from './mailer.ts';
import { readMailFailure, type MailFailure } from './mail-failure.ts';

/** Milliseconds for each step: the mail server is near. */
const LIMITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/**
 * Connects to a mail server as for a mail, with TLS and sign-in where the address requires them, and sends nothing.
 * @param smtpUrl smtp:// or smtps://
 * @returns why it accepts no mails; undefined when it does
 */
export async function tryHandshake(smtpUrl: string): Promise<MailFailure | undefined> {
  const transport = createTransport({ url: smtpUrl, ...LIMITS, ...SEALED });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return readMailFailure(error);
  } finally {
    transport.close();
  }
}
