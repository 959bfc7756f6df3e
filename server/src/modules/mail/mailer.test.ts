import { expect, onTestFinished, test, vi } from 'vitest';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { openTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { Mailer, type Mail, type MailerParts } from './mailer.ts';

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

function open({
  retriesMs = [0, 0],
  ...config
}: Partial<MailerParts['config']> & Pick<MailerParts, 'retriesMs'>) {
  const info = vi.fn<MailerParts['logger']['info']>();
  const error = vi.fn<MailerParts['logger']['error']>();
  const mailer = new Mailer({
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
  const { mailer, error } = open({ smtpUrl: url });
  await mailer.send(MAIL, signal);
  expect(received).toHaveLength(1);
  expect(error.mock.calls.map(([, message]) => message)).toEqual([
    'a mail could not be sent yet and will be retried',
    'a mail could not be sent yet and will be retried',
  ]);
});

test('a permanent failure is not retried, and the log has neither address nor content', async () => {
  const { url } = await openSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 })),
  });
  const { mailer, error } = open({ smtpUrl: url });
  await mailer.send(MAIL, signal);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { failure: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' } },
    'a mail could not be sent',
  );
});

test('an unreachable mail server does not fail the call', async () => {
  const { mailer, error } = open({ smtpUrl: 'smtp://127.0.0.1:1' });
  await mailer.send(MAIL, signal);
  expect(error).toHaveBeenCalledTimes(3);
  expect(error).toHaveBeenLastCalledWith(
    { failure: expect.objectContaining({ code: 'ESOCKET' }) as object },
    'a mail could not be sent',
  );
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
  expect(error.mock.calls.map(([, message]) => message)).toEqual([
    'a mail could not be sent yet and will be retried',
    'a mail could not be sent',
  ]);
});

test('without a mail server a mail is written to the outbox, and the log says where', async () => {
  const dataDir = temporaryFolder();
  const { mailer, info } = open({ dataDir });
  await mailer.send(MAIL, signal);
  const [{ file }, message] = info.mock.lastCall as unknown as [{ file: string }, string];
  expect(file.startsWith(`${dataDir}/outbox/2026-11-21T08-00-00.000Z-`)).toBe(true);
  expect(message).toBe('SMTP_URL is not set: a mail was written to the outbox');
  expect(JSON.stringify(info.mock.calls)).not.toContain('12345678');
});
