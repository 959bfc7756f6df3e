// Tests rule alert-mail.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mailerTo, openTestSmtp, useTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { addAlert, sendNews, waiting } from '../../testing/push/messages.ts';
import { usePushServer, type TestPushServer } from '../../testing/push/push-server.ts';
import type { Mailer } from '../mail/mailer.ts';
import { deliverMails } from './deliver-mails.ts';
import { notify } from './notify.ts';
import { alertUnsubscribeToken } from './unsubscribe-token.ts';

const MINUTE = 60_000;
const { signal } = new AbortController();
const KEY = Buffer.alloc(32, 7);
/** The address that ends the mails of an alert, with the current time. */
const unsubscribeUrl = (id: string) =>
  `https://pieno.example/api/alerts/unsubscribe?token=${alertUnsubscribeToken(KEY, { id, userId: t.anna.user.id }, t.server.clock.now())}`;
let t: TestPushServer;
let smtp: TestSmtp;
let alert: string;
usePushServer((made) => (t = made));
useTestSmtp((made) => (smtp = made));
beforeEach(async () => {
  alert = await addAlert(t.server, t.anna, ['push', 'mail']);
});

function deliver(
  given?: Pick<Mailer, 'sendOnce'>,
  publicUrl: string | null = 'https://pieno.example',
) {
  const { database, clock } = t.server;
  const mailer = given ?? mailerTo(smtp.url, clock, database.kysely);
  const links = { publicUrl: publicUrl ?? undefined, unsubscribeKey: KEY };
  return deliverMails({ db: database.kysely, clock, mailer, ...links }, signal);
}
const notifyAnna = (...alerts: string[]) =>
  sendNews(t.server, t.anna, ['mail'], alerts.length > 0 ? alerts : [alert]);

/** A mail server that closes the connection after reading a mail. */
async function cutAfterMail() {
  let mails = 0;
  const server = createServer((socket) => {
    let text = '';
    socket.write('220 \r\n');
    socket.on('data', (data) => {
      text += data.toString();
      const isMail = text.includes('DATA\r\n');
      if (!isMail || text.endsWith('DATA\r\n')) socket.write(isMail ? '354 \r\n' : '250 \r\n');
      if (!text.endsWith('\r\n.\r\n')) return;
      mails += 1;
      socket.destroy();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails: () => mails };
}

test('the mail has the price, a link to our page, and a one-click unsubscribe', async () => {
  const id = await notifyAnna();
  t.server.clock.advance(6 * MINUTE);
  await deliver();
  const [{ recipients, mail, raw }] = smtp.received as [(typeof smtp.received)[0]];
  expect(recipients).toEqual(['anna@example.sm']);
  expect(mail.subject).toBe('Diesel 1,689 a Domagnano');
  expect(mail.text).toContain('Alla Rocca, 6 min fa: il pieno da 45 l costa 3,10 € meno di prima.');
  expect(mail.text).toContain(`https://pieno.example/business/8?avviso=${id}`);
  expect(mail.text).toContain(unsubscribeUrl(alert));
  expect(mail.html).not.toMatch(/<img|src=/);
  // On one line each, however long: a folded header breaks the signature.
  expect(raw).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl(alert)}>\r\n`);
  expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(raw).toContain('Auto-Submitted: auto-generated\r\n');
  expect(await waiting(t.server)).toEqual([]);
});

test('for two alerts the one click ends the first, and the page covers both', async () => {
  const other = await addAlert(t.server, t.anna, ['mail']);
  await notifyAnna(alert, other);
  await deliver();
  const [{ mail, raw }] = smtp.received as [(typeof smtp.received)[0]];
  expect(mail.text).toContain('nella pagina «Avvisi»');
  expect(mail.text).not.toContain('unsubscribe');
  expect(raw).toContain(`<${unsubscribeUrl(alert)}>`);
});

test('without a public address the mail has no link', async () => {
  await notifyAnna();
  await deliver(undefined, null);
  expect(smtp.received[0]!.raw).not.toContain('http');
});

test('the pause of an alert is mailed while it lasts', async () => {
  const { database, clock } = t.server;
  const { id: userId } = t.anna.user;
  const params = { alert_ids: [alert] };
  const pause = async () =>
    await notify(database.kysely, {
      userId,
      at: clock.now(),
      kind: 'alert_paused',
      params,
      channels: ['mail'],
    });
  await pause();
  await deliver();
  expect(smtp.received).toEqual([]);
  const values = { paused_at: clock.now(), paused_by: 'unopened' } as const;
  await database.kysely.updateTable('alert').set(values).execute();
  await pause();
  await deliver();
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['Un avviso è in pausa']);
});

const ENDS: Record<string, () => Promise<unknown>> = {
  'the address is not verified': () =>
    t.server.database.kysely.updateTable('app_user').set({ email_verified: false }).execute(),
  'mails of the alert were ended': () =>
    t.server.database.kysely
      .updateTable('alert')
      .set({ channels: ['push'] })
      .execute(),
  'notifications are off': () =>
    t.server.database.kysely.updateTable('app_user').set({ notifications: false }).execute(),
  'the account is locked': () =>
    t.server.database.kysely.updateTable('app_user').set({ is_active: false }).execute(),
  'half a day has passed': async () => t.server.clock.set('2026-11-21T20:00:00Z'),
};
test.each(Object.keys(ENDS))('no mail is sent or waits, when %s', async (what) => {
  await notifyAnna();
  await ENDS[what]!();
  await deliver();
  expect(smtp.received).toEqual([]);
  expect(await waiting(t.server)).toEqual([]);
});

test('a mail not sent by 22 is dropped: in the morning it would be outdated', async () => {
  t.server.clock.set('2026-11-21T20:54:00Z');
  await notifyAnna();
  for (const now of ['2026-11-21T21:00:00Z', '2026-11-22T06:00:00Z']) {
    t.server.clock.set(now);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await deliver();
  }
  expect([smtp.received, await waiting(t.server)]).toEqual([[], []]);
});

const answering = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test.each<[string, Parameters<typeof openTestSmtp>[0]]>([
  ['is busy', { onRcptTo: (_address, _session, done) => done(answering(451)) }],
  ['takes none for now', { onConnect: (_session, done) => done(answering(421)) }],
  [
    'does not take it yet, having read it',
    {
      onData: (stream, _session, done) => {
        stream.resume().once('end', () => done(answering(452)));
      },
    },
  ],
])('of a mail server that %s the first mail is asked, and all wait', async (_what, options) => {
  const busy = await openTestSmtp(options);
  onTestFinished(() => busy.close());
  const { database, clock } = t.server;
  await notifyAnna();
  await notifyAnna();
  const [first, second] = await waiting(t.server);
  await deliver(mailerTo(busy.url, clock, database.kysely));
  const next_at = new Date(clock.now().getTime() + 5 * MINUTE);
  expect(await waiting(t.server)).toEqual([{ ...first, next_at }, second]);
  clock.advance(5 * MINUTE);
  await deliver();
  expect([smtp.received.length, await waiting(t.server)]).toEqual([2, []]);
});

test('while no mail server is reachable nothing is lost', async () => {
  const { database, clock } = t.server;
  await notifyAnna();
  await deliver(mailerTo('smtp://127.0.0.1:1', clock, database.kysely));
  expect(await waiting(t.server)).toMatchObject([{ channel: 'mail' }]);
});

test('a mail that its server may have accepted is not sent again', async () => {
  const cut = await cutAfterMail();
  const { database, clock } = t.server;
  await notifyAnna();
  await deliver(mailerTo(cut.url, clock, database.kysely));
  expect([cut.mails(), await waiting(t.server)]).toEqual([1, []]);
});

test('a mail that its server refuses is not sent again', async () => {
  const strict = await openTestSmtp({
    onRcptTo: (_address, _session, done) => done(answering(550)),
  });
  onTestFinished(() => strict.close());
  const { database, clock } = t.server;
  await notifyAnna();
  await deliver(mailerTo(strict.url, clock, database.kysely));
  expect(await waiting(t.server)).toEqual([]);
});

test('a mail leaves the queue before it is sent, so that a killed process sends none twice', async () => {
  await notifyAnna();
  const queue: unknown[] = [];
  const killed = vi.fn<Mailer['sendOnce']>(async () => {
    queue.push(await waiting(t.server));
    return await new Promise<undefined>(() => undefined);
  });
  void deliver({ sendOnce: killed });
  await expect.poll(() => queue).toEqual([[]]);
  t.server.clock.advance(10 * MINUTE);
  await deliver();
  expect(smtp.received).toEqual([]);
});

test('processes that send at once send each mail once', async () => {
  const mails = 12;
  for (let n = 0; n < mails; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await notifyAnna();
  }
  await Promise.all([deliver(), deliver()]);
  expect(smtp.received).toHaveLength(mails);
});
