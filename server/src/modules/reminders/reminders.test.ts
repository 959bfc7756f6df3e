// Tests rules owner-reminders, reviews-owner.
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { MEDAL_DAYS } from '@pieno/contract/limits.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { useOwnStation } from '../../testing/stations/own-station.ts';
import { makeOwner, ownStations, recordNow } from '../../testing/stations/owners.ts';
import { mailerTo, useTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { signText } from '../../signed-text.ts';
import { reminderJob } from './reminders.ts';

const DIESEL = 20;
const HOUR = 3_600_000;
const KEY = Buffer.alloc(32, 7);
let server: TestApp;
let smtp: TestSmtp;
let station: number;
let anna: Session;
useTestSmtp((made) => (smtp = made));
useOwnStation((made) => ({ server, station, anna } = made), {
  now: '2026-11-01T08:00:00Z',
  facts: { name: 'Alla Rocca' },
});
beforeEach(() => recordNow(server, station, { [DIESEL]: 1790 }));

const run = async (smtpUrl = smtp.url) => {
  const mailer = mailerTo(smtpUrl, server.clock, server.database.kysely);
  const parts = { db: server.database.kysely, clock: server.clock, mailer };
  await reminderJob({
    ...parts,
    key: () => Promise.resolve(KEY),
    publicUrl: 'https://pieno.example',
  }).run(AbortSignal.timeout(60_000));
};
const review = async (email: string) => {
  const { user } = await registerVerified(server, email);
  server.clock.advance(1_000);
  const row = { station_id: station, user_id: user.id, stars: 4, chips: '{}' };
  await server.database.kysely
    .insertInto('review')
    .values({ ...row, written_at: server.clock.now() })
    .execute();
};
const toTheLastDay = (hours = 1) =>
  server.clock.advance(MEDAL_DAYS.owner * 24 * HOUR - 24 * HOUR + hours * HOUR);

test('one day before the prices stop being fresh one mail is sent', async () => {
  toTheLastDay(-1);
  await run();
  expect(smtp.received).toEqual([]);
  server.clock.advance(2 * HOUR);
  await run();
  server.clock.advance(HOUR);
  await run();
  expect(smtp.received).toHaveLength(1);
  const [{ recipients, mail }] = smtp.received as [(typeof smtp.received)[0]];
  expect(recipients).toEqual(['anna@example.sm']);
  expect(mail.subject).toBe('Alla Rocca: i prezzi sono ancora giusti?');
  expect(mail.text).toContain(`Ciao ${anna.user.name}, entro domani i prezzi`);
  expect(mail.text).toContain('https://pieno.example/gestore');
  // The text is right for any age limit.
  expect(mail.text).not.toContain('giorni');
});

test('it has the number of unread reviews', async () => {
  await review('bruno@example.sm');
  await server.database.kysely
    .updateTable('app_user')
    .set({ notifications_read_until: server.clock.now() })
    .where('id', '=', anna.user.id)
    .execute();
  toTheLastDay();
  await review('carla@example.sm');
  await run();
  const { text } = smtp.received[0]!.mail;
  expect(text).toContain(
    "C'è una recensione nuova, nella pagina del distributore: puoi rispondere.",
  );
});

test('a mail program’s one click ends the reminders, and the switch starts them again', async () => {
  toTheLastDay();
  await run();
  const { mail } = smtp.received[0]!;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { pathname, search } = new URL(header('list-unsubscribe')!.slice(1, -1));
  const click = (address: string) =>
    server.app.inject({
      method: 'POST',
      url: address,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await click(`${pathname}${search.slice(0, -3)}abc`)).statusCode).toBe(404);
  expect((await ownStations(server, anna)).reminders).toBe(true);
  expect((await click(pathname + search)).statusCode).toBe(200);
  expect((await ownStations(server, anna)).reminders).toBe(false);
  await recordNow(server, station, { [DIESEL]: 1795 });
  toTheLastDay();
  await run();
  expect(smtp.received).toHaveLength(1);
  const switched = await server.app.inject({
    method: 'PUT',
    url: '/api/owner/reminders',
    payload: { reminders: true },
    headers: asUser(anna),
  });
  expect(switched.json()).toEqual({ reminders: true });
  await run();
  expect(smtp.received).toHaveLength(2);
});

test('a click sent as a multipart form counts as well', async () => {
  const token = signText(KEY, anna.user.id);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/owner/reminders/unsubscribe?token=${token}`,
    payload:
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(answer.statusCode).toBe(200);
  expect((await ownStations(server, anna)).reminders).toBe(false);
});

const BROWSER = { accept: 'text/html,application/xhtml+xml' };

test('opening the unsubscribe address shows a page with one button, and changes nothing', async () => {
  const url = `/api/owner/reminders/unsubscribe?token=${signText(KEY, anna.user.id)}`;
  const opened = await server.app.inject({ url, headers: BROWSER });
  expect(opened.statusCode).toBe(200);
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(opened.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(opened.body.match(/<button>/g)).toHaveLength(1);
  // Without an address the form is sent to the page's own.
  expect(opened.body).toContain('<form method="post"><button>Non mandarmi più promemoria</button>');
  expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  expect((await ownStations(server, anna)).reminders).toBe(true);
  const pressed = await server.app.inject({
    method: 'POST',
    url,
    payload: '',
    headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, url]);
  const after = await server.app.inject({ url, headers: BROWSER });
  expect(after.body).toContain('<p>Non riceverai più questi promemoria</p>');
  expect(after.body).not.toContain('<button>');
  expect((await ownStations(server, anna)).reminders).toBe(false);
  const other = await server.app.inject({ url: `${url}x`, headers: BROWSER });
  expect([other.statusCode, other.body.includes('<button>')]).toEqual([404, false]);
});

test.each([
  ['nothing', {}],
  ['a text', { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'text/plain' } }],
  ['an object', { payload: {} }],
])('a click that comes with %s counts as well', async (_, sent) => {
  const url = `/api/owner/reminders/unsubscribe?token=${signText(KEY, anna.user.id)}`;
  expect((await server.app.inject({ method: 'POST', url, ...sent })).statusCode).toBe(200);
  expect((await ownStations(server, anna)).reminders).toBe(false);
});

test('a mail that could not be sent is sent by the next run', async () => {
  toTheLastDay();
  await run('smtp://127.0.0.1:1');
  await run();
  expect(smtp.received).toHaveLength(1);
});

test('revoked and locked people, and stations with stale prices get no mail', async () => {
  const bruno = await registerVerified(server, 'bruno@example.sm');
  await makeOwner(server, station, bruno);
  await server.database.kysely
    .updateTable('station_owner')
    .set({ state: 'revoked' })
    .where('user_id', '=', bruno.user.id)
    .execute();
  await server.database.kysely
    .updateTable('app_user')
    .set({ is_active: false })
    .where('id', '=', anna.user.id)
    .execute();
  toTheLastDay();
  await run();
  await server.database.kysely.updateTable('app_user').set({ is_active: true }).execute();
  toTheLastDay(25);
  await run();
  expect(smtp.received).toEqual([]);
});

test('a closed station causes no mail', async () => {
  await server.database.kysely
    .updateTable('station')
    .set({ closed_at: server.clock.now() })
    .where('id', '=', station)
    .execute();
  toTheLastDay();
  await run();
  expect(smtp.received).toEqual([]);
});
