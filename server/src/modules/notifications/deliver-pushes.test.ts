// Tests rule push-delivery.
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, post } from '../../testing/accounts.ts';
import { addAlert, sendNews, waiting } from '../../testing/push/messages.ts';
import { usePushServer, type TestPushServer } from '../../testing/push/push-server.ts';
import { endSessions } from '../accounts/sessions.ts';
import { deliverPushes } from './deliver-pushes.ts';
import { LEASE_MS } from './deliveries.ts';

const MINUTE = 60_000;
let t: TestPushServer;
let alert: string;
usePushServer((made) => (t = made));
beforeEach(async () => {
  alert = await addAlert(t.server, t.anna, ['push', 'mail']);
});

const deliver = (
  signal = new AbortController().signal,
  push: TestPushServer['push'] | null = t.push,
) => {
  const { database, clock } = t.server;
  return deliverPushes({ db: database.kysely, clock, push: push ?? undefined }, signal);
};
const signIn = async (): Promise<Session> =>
  (
    await post(t.server, '/login', { email: t.anna.user.email, password: ANNA.password })
  ).json<Session>();
const notifyAnna = (...alerts: string[]) =>
  sendNews(t.server, t.anna, ['push'], alerts.length > 0 ? alerts : [alert]);
const paths = () => t.service.received.map(({ path }) => path).toSorted();

test('both phones of a person get the message once, with a link to our page', async () => {
  const phones = [await t.subscribe('one'), await t.subscribe('two', await signIn())];
  await notifyAnna();
  const id = await notifyAnna();
  t.server.clock.advance(6 * MINUTE);
  await deliver();
  await deliver();
  const message = {
    web_push: 8030,
    notification: {
      title: 'Diesel 1,689 a Domagnano',
      body: 'Alla Rocca, 6 min fa: il pieno da 45 l costa 3,10 € meno di prima.',
      lang: 'it',
      navigate: `https://pieno.example/business/8?avviso=${id}`,
      tag: `alert-${alert}`,
    },
    app_badge: 2,
  };
  for (const phone of phones) {
    expect(phone.read()).toHaveLength(2);
    expect(phone.read()).toContainEqual(message);
  }
  const headers = t.service.received.map(({ headers: { topic, ttl } }) => ({ topic, ttl }));
  expect(new Set(headers.map(({ topic }) => topic)).size).toBe(1);
  expect(headers[0]!.topic).toMatch(/^[\w-]{32}$/);
  expect(headers[0]!.ttl).toBe(String(54 * 60));
  expect(await waiting(t.server)).toEqual([]);
});

test('of two alerts only the remaining one is in the message', async () => {
  const phone = await t.subscribe('one');
  const other = await addAlert(t.server, t.anna, ['push']);
  await notifyAnna(alert, other);
  await t.server.database.kysely.deleteFrom('alert').where('id', '=', alert).execute();
  await deliver();
  expect(phone.read()).toMatchObject([{ notification: { tag: `alert-${other}` } }]);
});

const ENDS: Record<string, () => Promise<unknown>> = {
  'the alert was deleted': () => t.server.database.kysely.deleteFrom('alert').execute(),
  'the alert is paused': () =>
    t.server.database.kysely
      .updateTable('alert')
      .set({ paused_at: t.server.clock.now(), paused_by: 'person' })
      .execute(),
  'it is sent by mail alone': () =>
    t.server.database.kysely
      .updateTable('alert')
      .set({ channels: ['mail'] })
      .execute(),
  'notifications are off': () =>
    t.server.database.kysely.updateTable('app_user').set({ notifications: false }).execute(),
  'the account is locked': () =>
    t.server.database.kysely.updateTable('app_user').set({ is_active: false }).execute(),
  'the session has ended': () => endSessions(t.server.database.kysely, t.anna.user.id),
  'the session has expired': () =>
    t.server.database.kysely
      .updateTable('user_session')
      .set({ expires_at: t.server.clock.now() })
      .execute(),
  'an hour has passed': async () => t.server.clock.advance(60 * MINUTE),
};
test.each(Object.keys(ENDS))('nothing is sent or waits, when %s', async (what) => {
  await t.subscribe('one');
  await notifyAnna();
  await ENDS[what]!();
  await deliver();
  expect(paths()).toEqual([]);
  expect(await waiting(t.server)).toEqual([]);
});

test('where browsers cannot be reached nothing waits', async () => {
  await t.subscribe('one');
  await notifyAnna();
  await deliver(undefined, null);
  expect(await waiting(t.server)).toEqual([]);
});

test('at night nothing is sent, and what is too old at seven is dropped', async () => {
  await t.subscribe('one');
  t.server.clock.set('2026-11-21T20:59:00Z');
  await notifyAnna();
  t.server.clock.set('2026-11-21T21:00:00Z');
  await deliver();
  expect(await waiting(t.server)).toHaveLength(1);
  t.server.clock.set('2026-11-22T06:00:00Z');
  await deliver();
  expect([paths(), await waiting(t.server)]).toEqual([[], []]);
});

test('a browser unknown to its service is deleted, the others get the message', async () => {
  await t.subscribe('one');
  await t.subscribe('two', await signIn());
  t.service.answer = ({ path }, response) =>
    response.writeHead(path === '/send/one' ? 410 : 201).end();
  await notifyAnna();
  await deliver();
  await notifyAnna();
  await deliver();
  expect(paths()).toEqual(['/send/one', '/send/two', '/send/two']);
  expect(await waiting(t.server)).toEqual([]);
});

test('a busy service is tried again within the hour, for the browsers without the message', async () => {
  await t.subscribe('one');
  await t.subscribe('two', await signIn());
  t.service.answer = ({ path }, response) =>
    path === '/send/one'
      ? response.writeHead(429, { 'retry-after': '600' }).end()
      : response.writeHead(201).end();
  await notifyAnna();
  await deliver();
  t.server.clock.advance(9 * MINUTE);
  await deliver();
  expect(paths()).toEqual(['/send/one', '/send/two']);
  t.service.answer = (_request, response) => response.writeHead(503).end();
  for (let minutes = 10; minutes < 60; minutes += 1) {
    t.server.clock.advance(MINUTE);
    // oxlint-disable-next-line no-await-in-loop -- one minute after the other
    await deliver();
  }
  // After 10 minutes, and 2, 10 and 25 later.
  expect(paths()).toEqual([...Array.from({ length: 5 }, () => '/send/one'), '/send/two']);
  expect(await waiting(t.server)).toEqual([]);
});

test('a permanently refused message is not tried again', async () => {
  await t.subscribe('one');
  t.service.answer = (_request, response) => response.writeHead(413).end();
  await notifyAnna();
  await deliver();
  expect(await waiting(t.server)).toEqual([]);
});

test('the claims of a killed process are sent after the lease, under the same topic and tag', async () => {
  const phone = await t.subscribe('one');
  const answers: (() => void)[] = [];
  t.service.answer = (_request, response) => answers.push(() => response.writeHead(201).end());
  await notifyAnna();
  const killed = deliver();
  await expect.poll(() => answers).toHaveLength(1);
  t.server.clock.advance(LEASE_MS - 1);
  await deliver();
  expect(paths()).toHaveLength(1);
  t.server.clock.advance(1);
  const next = deliver();
  await expect.poll(() => answers).toHaveLength(2);
  for (const answer of answers) answer();
  await Promise.all([killed, next]);
  const [first, second] = t.service.received;
  expect(second!.headers.topic).toBe(first!.headers.topic);
  const [before, after] = phone.read() as { notification: { tag: string } }[];
  expect(after!.notification.tag).toBe(before!.notification.tag);
  expect(await waiting(t.server)).toEqual([]);
});

test('what is not sent when the process stops is due at once', async () => {
  await t.subscribe('one');
  const stopping = new AbortController();
  t.service.answer = () => stopping.abort();
  await notifyAnna();
  await deliver(stopping.signal);
  expect(await waiting(t.server)).toMatchObject([{ tries: 0, next_at: t.server.clock.now() }]);
});

test('processes that send at once send each message once, in claims', async () => {
  await t.subscribe('one');
  const messages = 45;
  for (let n = 0; n < messages; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await notifyAnna();
  }
  await Promise.all([deliver(), deliver()]);
  expect(paths()).toHaveLength(messages);
  expect(await waiting(t.server)).toEqual([]);
});
