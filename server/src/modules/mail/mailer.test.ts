// Tests rules account-recovery, mail-waits.
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { sharedTestDatabase } from '../../testing/database/database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { openTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { findWaitingMails } from './waiting-mails.ts';
import { Mailer, type Mail, type MailerParts } from './mailer.ts';

let database: Database;
beforeAll(async () => {
  database = await sharedTestDatabase();
});
beforeEach(() => database.kysely.deleteFrom('mail_waiting').execute());

async function openSmtp(...options: Parameters<typeof openTestSmtp>): Promise<TestSmtp> {
  const smtp = await openTestSmtp(...options);
  onTestFinished(() => smtp.close());
  return smtp;
}

const MAIL: Mail = {
  to: 'anna@example.com',
  subject: 'Una prova',
  text: 'Il codice: 12345678',
  html: '<p>Il codice: <b>12345678</b></p>',
};
const { signal } = new AbortController();
const LOGGED = 'mails do not leave; said once for each reason until one does';

function open({
  retriesMs = [0, 0],
  ...config
}: Partial<MailerParts['config']> & Pick<MailerParts, 'retriesMs'>) {
  const info = vi.fn<MailerParts['logger']['info']>();
  const error = vi.fn<MailerParts['logger']['error']>();
  const mailer = new Mailer({
    db: database.kysely,
    config: {
      smtpUrl: undefined,
      mailFrom: 'Pieno <pieno@pieno.example>',
      dataDir: '/nowhere',
      ...config,
    },
    clock: fixedClock('2026-11-21T08:00:00Z'),
    logger: { info, error },
    retriesMs,
  });
  return { mailer, info, error };
}

test('a mail arrives at the mail server, as text and as HTML', async () => {
  const { url, received } = await openSmtp();
  const { mailer, error } = open({ smtpUrl: url });
  await mailer.send(MAIL, signal);
  expect(received).toHaveLength(1);
  const [{ recipients, mail }] = received as [(typeof received)[0]];
  expect(recipients).toEqual([MAIL.to]);
  expect(mail).toMatchObject({
    from: { name: 'Pieno', address: 'pieno@pieno.example' },
    to: [{ address: MAIL.to }],
    subject: MAIL.subject,
    date: '2026-11-21T08:00:00.000Z',
  });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual([MAIL.text, MAIL.html]);
  expect(error).not.toHaveBeenCalled();
});

test.each([
  'anna@example.com, all@example.com',
  'anna@example.com\r\nBcc: all@example.com',
  'anna@example.com>\r\nSubject: Vinci <all@example.com',
])('the address %j reaches nobody else and adds no header', async (to) => {
  const { url, received } = await openSmtp();
  await open({ smtpUrl: url }).mailer.send({ ...MAIL, to }, signal);
  for (const { recipients, mail } of received) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('all@example.com');
    expect([mail.bcc, mail.subject]).toEqual([undefined, MAIL.subject]);
  }
});

test('a temporary failure of the mail server is retried', async () => {
  let asked = 0;
  const { url, received } = await openSmtp({
    onMailFrom: (_address, _session, done) => {
      asked += 1;
      done(asked < 3 ? Object.assign(new Error('later'), { responseCode: 451 }) : null);
    },
  });
  const { mailer, info, error } = open({ smtpUrl: url });
  await mailer.send(MAIL, signal);
  expect(received).toHaveLength(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { host: new URL(url).host, reason: 'later', answer: 451 },
    LOGGED,
  );
  expect(info).toHaveBeenCalledExactlyOnceWith({ mails: 1 }, 'mails leave again');
});

test('a permanent failure is not retried, and the log has neither address nor content', async () => {
  const { url } = await openSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 })),
  });
  const { mailer, error } = open({ smtpUrl: url });
  await mailer.send(MAIL, signal);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { host: new URL(url).host, reason: 'recipient', answer: 550 },
    LOGGED,
  );
});

test('an unreachable mail server does not fail the call', async () => {
  const { mailer, error } = open({ smtpUrl: 'smtp://127.0.0.1:1' });
  await mailer.send(MAIL, signal);
  const trouble = { host: '127.0.0.1:1', reason: 'refused', answer: null };
  expect(error).toHaveBeenCalledExactlyOnceWith(trouble, LOGGED);
});

test('stopping ends the retries', async () => {
  let asked = 0;
  const { url } = await openSmtp({
    onMailFrom: (_address, _session, done) => {
      asked += 1;
      done(Object.assign(new Error('later'), { responseCode: 451 }));
    },
  });
  const stopping = new AbortController();
  const { mailer, error } = open({ smtpUrl: url, retriesMs: [60_000] });
  error.mockImplementationOnce(() => stopping.abort());
  await mailer.send(MAIL, stopping.signal);
  expect(asked).toBe(1);
  expect(error).toHaveBeenCalledTimes(1);
});

test('without a mail server a mail is written to the outbox, and the log has the path', async () => {
  const dataDir = temporaryFolder();
  const { mailer, info } = open({ dataDir });
  await mailer.send(MAIL, signal);
  const [{ file }, message] = info.mock.lastCall as unknown as [{ file: string }, string];
  expect(file.startsWith(`${dataDir}/outbox/2026-11-21T08-00-00.000Z-`)).toBe(true);
  expect(message).toBe('SMTP_URL is not set: a mail was written to the outbox');
  expect(JSON.stringify(info.mock.calls)).not.toContain('12345678');
});

test('each unsent mail counts once, is logged once, and is forgotten when a mail is sent', async () => {
  const { url } = await openSmtp();
  const away = open({ smtpUrl: 'smtp://anna:geheim@127.0.0.1:1', retriesMs: [] });
  await away.mailer.send(MAIL, signal, 'digest anna');
  await away.mailer.send(MAIL, signal, 'digest anna');
  await away.mailer.send(MAIL, signal);
  expect(away.error).toHaveBeenCalledTimes(1);
  expect(await findWaitingMails(database.kysely)).toEqual({
    count: 2,
    since: '2026-11-21T08:00:00.000Z',
    host: '127.0.0.1:1',
    reason: 'refused',
    answer: null,
  });
  await open({ smtpUrl: url }).mailer.send(MAIL, signal);
  expect(await findWaitingMails(database.kysely)).toBeNull();
});

test('one mistyped address is no failure of the mail server, two may be', async () => {
  const { url } = await openSmtp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('unknown'), { responseCode: 550 })),
  });
  const { mailer } = open({ smtpUrl: url });
  await mailer.send(MAIL, signal);
  expect(await findWaitingMails(database.kysely)).toBeNull();
  await mailer.send(MAIL, signal);
  expect(await findWaitingMails(database.kysely)).toMatchObject({ count: 2, reason: 'recipient' });
});
