// Tests rules push-subscriptions, push-test.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PUSH_DEVICES_MAX } from '@pieno/contract/alerts/alert-limits.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { findBrowsers } from '../../modules/push/subscriptions.ts';
import { openPush, type Push } from '../../modules/push/push.ts';
import {
  ANNA,
  asGuest,
  asUser,
  enterAsGuest,
  onlyAnna,
  post,
  registerVerified,
} from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/push/browser.ts';
import type { TestPushService } from '../../testing/push/push-service.ts';
import { usePushService } from '../../testing/push/use-push-service.ts';

type Refusal = { code: string; errors?: object };
const SUBSCRIPTIONS = '/api/user/push-subscriptions';
let server: TestApp;
let service: TestPushService;
let push: Push;
let anna: Session;
usePushService((made) => (service = made));
beforeAll(async () => {
  const config = { publicUrl: 'https://pieno.example' };
  const clock = { now: () => new Date('2026-11-21T08:00:00Z') };
  const secrets = { keyFor: () => new Uint8Array(32).fill(7) };
  const logger = { warn: () => undefined };
  push = openPush({ secrets, config, clock, logger, services: service.services })!;
  server = await openTestApp({ push });
});
beforeEach(async () => {
  anna = await onlyAnna(server);
});
afterAll(async () => {
  await server.close();
  push.close();
});

const browserNamed = (name: string) => openBrowser(service, name).subscription;
const subscribe = (session: Session, payload: object = browserNamed('anna')) =>
  post(server, '/user/push-subscriptions', payload, asUser(session));
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, by: Session, payload?: object) =>
  server.app.inject({ method, url, headers: asUser(by), ...(payload && { payload }) });
const signIn = async (): Promise<Session> =>
  (await post(server, '/login', { email: ANNA.email, password: ANNA.password })).json<Session>();
/** The paths of the endpoints to which a user's notifications go. */
const endpointsOf = async ({ user }: Session): Promise<string[]> => {
  const found = await findBrowsers(server.database.kysely, [user.id], server.clock.now());
  return (found.get(user.id) ?? []).map(({ endpoint }) => new URL(endpoint).pathname);
};

test('a browser gets the key, subscribes, is counted and unsubscribes, twice', async () => {
  const browser = browserNamed('anna');
  const state = async () => (await call('GET', SUBSCRIPTIONS, anna)).json<object>();
  expect(await state()).toEqual({ key: push.key, devices: 0 });
  const made = await subscribe(anna, { ...browser, expirationTime: null });
  expect([made.statusCode, made.body]).toEqual([204, '']);
  expect((await subscribe(anna, browser)).statusCode).toBe(204);
  expect(await state()).toEqual({ key: push.key, devices: 1 });
  for (const _ of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const gone = await call('DELETE', SUBSCRIPTIONS, anna, { endpoint: browser.endpoint });
    expect(gone.statusCode).toBe(204);
  }
  expect(await state()).toEqual({ key: push.key, devices: 0 });
});

test("nobody unsubscribes another person's browser", async () => {
  const bruno = await registerVerified(server, 'bruno@example.sm');
  const browser = browserNamed('anna');
  await subscribe(anna, browser);
  await call('DELETE', SUBSCRIPTIONS, bruno, { endpoint: browser.endpoint });
  expect(await endpointsOf(anna)).toEqual(['/send/anna']);
});

test("a phone's next user takes over its browser, and nobody takes one by its address alone", async () => {
  const bruno = await registerVerified(server, 'bruno@example.sm');
  const browser = browserNamed('shared');
  await subscribe(anna, browser);
  const { keys } = browserNamed('shared');
  for (const other of [
    keys,
    { ...keys, p256dh: browser.keys.p256dh },
    { ...keys, auth: browser.keys.auth },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const refused = await subscribe(bruno, { ...browser, keys: other });
    expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([409, 'push_taken']);
  }
  const again = await signIn();
  expect((await subscribe(again, { ...browser, keys })).statusCode).toBe(409);
  expect(await endpointsOf(anna)).toEqual(['/send/shared']);
  expect((await subscribe(bruno, browser)).statusCode).toBe(204);
  expect([await endpointsOf(anna), await endpointsOf(bruno)]).toEqual([[], ['/send/shared']]);
});

test(`of more than ${PUSH_DEVICES_MAX} browsers of a person the oldest is removed`, async () => {
  const again = await signIn();
  for (let n = 0; n <= PUSH_DEVICES_MAX; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await subscribe(n % 2 === 0 ? anna : again, browserNamed(String(n)));
    server.clock.advance(1_000);
  }
  const all = Array.from({ length: PUSH_DEVICES_MAX }, (_, n) => `/send/${n + 1}`);
  expect(await endpointsOf(anna)).toEqual(all);
});

test.each([
  ['https://push.example/a', 'push_host'],
  ['https://127.0.0.1/a', 'push_host'],
  ['http://localhost/a', 'push_host'],
  ['nothing', 'validation_failed'],
])('%s is refused: %s', async (endpoint, code) => {
  const refused = await subscribe(anna, { ...browserNamed('a'), endpoint });
  expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([422, code]);
});

test('invalid keys are refused', async () => {
  const { keys, endpoint } = browserNamed('a');
  const short = Buffer.alloc(15).toString('base64url');
  const beside = Buffer.from(keys.p256dh, 'base64url').fill(1, 1).toString('base64url');
  const packed = Buffer.concat([
    Buffer.from([2]),
    Buffer.from(keys.p256dh, 'base64url').subarray(1, 33),
  ]);
  for (const wrong of [
    { auth: short },
    { p256dh: beside },
    { p256dh: packed.toString('base64url') },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const refused = await subscribe(anna, { endpoint, keys: { ...keys, ...wrong } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<Refusal>().errors).toHaveProperty('keys');
  }
  expect(await endpointsOf(anna)).toEqual([]);
});

const askForTest = (session: Session) =>
  post(server, '/user/notifications/test', {}, asUser(session));

test("a test message reaches the user's browsers at once, also at night and with notifications off, and is in the inbox", async () => {
  server.clock.set('2026-11-21T23:00:00Z');
  const browser = openBrowser(service, 'anna');
  const other = openBrowser(service, 'bruno');
  await subscribe(anna, browser.subscription);
  await subscribe(await registerVerified(server, 'bruno@example.sm'), other.subscription);
  await server.database.kysely.updateTable('app_user').set({ notifications: false }).execute();
  expect((await askForTest(anna)).statusCode).toBe(204);
  await server.settled();
  const inbox = await server.database.kysely.selectFrom('notification').selectAll().execute();
  expect(inbox).toMatchObject([{ user_id: anna.user.id, kind: 'test' }]);
  const navigate = `https://pieno.example/avvisi?avviso=${inbox[0]!.id}`;
  expect(browser.read()).toMatchObject([{ notification: { tag: 'test', navigate }, app_badge: 1 }]);
  expect(other.read()).toEqual([]);
});

test('a test removes a browser that its service does not know, and the next one finds none', async () => {
  service.answer = (_request, response) => response.writeHead(410).end();
  await subscribe(anna);
  expect((await askForTest(anna)).statusCode).toBe(204);
  await server.settled();
  const refused = await askForTest(anna);
  expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([409, 'push_none']);
});

test('the export names the service, and neither address nor keys', async () => {
  const browser = browserNamed('anna');
  await subscribe(anna, browser);
  const { body } = await call('GET', '/api/user/export', anna);
  const since = server.clock.now().toISOString();
  const { host } = new URL(service.origin);
  expect(JSON.parse(body)).toMatchObject({ push_devices: [{ host, since }] });
  expect(body).not.toMatch(/send|p256dh/);
  expect(body).not.toContain(browser.keys.auth);
});

test('a guest has none', async () => {
  const guest = asGuest(await enterAsGuest(server));
  const refused = await post(server, '/user/push-subscriptions', browserNamed('a'), guest);
  expect(refused.statusCode).toBe(403);
});

test('without a public https address there is no key, and one sentence says so', async () => {
  const off = await openTestApp({ database: server.database });
  const answer = await off.app.inject({ url: SUBSCRIPTIONS, headers: asUser(anna) });
  expect(answer.json()).toEqual({ key: null, devices: 0 });
  const refused = await post(off, '/user/push-subscriptions', browserNamed('a'), asUser(anna));
  expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([409, 'push_off']);
  const tested = await post(off, '/user/notifications/test', {}, asUser(anna));
  expect([tested.statusCode, tested.json<Refusal>().code]).toEqual([409, 'push_off']);
  await off.app.close();
});

/**
 * The ways to end the session of a subscribed browser, by the same user from another session, or by an administrator.
 */
const ENDS: Record<string, (ended: Session, other: Session, admin: Session) => Promise<unknown>> = {
  'the sign-out': (ended) => post(server, '/logout', {}, asUser(ended)),
  'a new password': (_, other) =>
    call('PUT', '/api/user/password', other, {
      current_password: ANNA.password,
      password: 'un altra password',
      password_confirmation: 'un altra password',
    }),
  'a lock': ({ user }, _, admin) =>
    call('PUT', `/api/admin/people/${user.id}/active`, admin, { active: false, reason: 'Prova' }),
  'the end of all sessions': ({ user }, _, admin) =>
    call('DELETE', `/api/admin/people/${user.id}/sessions`, admin, { reason: 'Prova' }),
  'the end of the account': (_, other) =>
    call('DELETE', '/api/user', other, { password: ANNA.password }),
  'its expiry': async () => server.clock.advance(30 * 86_400_000),
};
test.each(Object.keys(ENDS))('%s ends the notifications of its browser', async (way) => {
  const admin = await registerVerified(server, 'admin@example.sm', { role: 'admin' });
  const other = await signIn();
  await subscribe(anna, browserNamed('ended'));
  await subscribe(admin, browserNamed('admin'));
  await ENDS[way]!(anna, other, admin);
  expect(await endpointsOf(anna)).toEqual([]);
  if (way !== 'its expiry') expect(await endpointsOf(admin)).toEqual(['/send/admin']);
});
