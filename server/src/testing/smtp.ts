import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { Mailer } from '../modules/mail/mailer.ts';

export interface ReceivedMail {
  /** The recipients in the SMTP envelope, independent of the headers. */
  recipients: string[];
  raw: string;
  mail: Email;
}

export interface TestSmtp {
  /** The value for SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine. */
export async function openTestSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void stream.toArray().then(async (chunks) => {
        const raw = Buffer.concat(chunks as Buffer[]).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw, mail: await PostalMime.parse(raw) });
        done();
      });
    },
    ...options,
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Starts a mail server for the tests of a file; before each its mails are cleared. @param take receives it */
export function useTestSmtp(take: (made: TestSmtp) => void): void {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await openTestSmtp();
    take(smtp);
  });
  beforeEach(() => {
    smtp.received.length = 0;
  });
  afterAll(() => smtp.close());
}

/** Makes a mailer that tries each mail once and logs nothing. @param smtpUrl undefined for none */
export const mailerTo = (smtpUrl: string | undefined, clock: Clock, db: Executor): Mailer =>
  new Mailer({
    db,
    config: { smtpUrl, mailFrom: 'Pieno <pieno@pieno.example>', dataDir: '/nowhere' },
    clock,
    logger: { info: () => undefined, error: () => undefined },
    retriesMs: [],
  });
