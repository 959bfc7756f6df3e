// Tests rule push-permission.
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';
import { fakePush, PUSH_KEY, type FakePush } from '../../testing/push/fake-push.ts';

const user = (id: string) => ({ id, name: 'titano' }) as User;
const ENDPOINT = 'https://push.example/1';

let browser: FakeBrowser;
let push: FakePush;
/** The server's state, and its status for a subscription; 0 without a network. */
let server: { key: string | null; devices: number; status: number };
let sent: string[];

beforeEach(() => {
  browser = fakeBrowser();
  push = fakePush('granted');
  server = { key: PUSH_KEY, devices: 1, status: 204 };
  sent = [];
  vi.resetModules();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (server.status === 0) throw new TypeError('Failed to fetch');
    if (path.endsWith('/logout')) return Response.json({ message: 'Fatto' });
    if (path.endsWith('/user')) return Response.json({ message: 'Scaduta' }, { status: 401 });
    if (method === 'GET') {
      return Response.json({ key: server.key, devices: server.devices });
    }
    sent.push(`${method} ${(JSON.parse(body as string) as { endpoint: string }).endpoint}`);
    return server.status === 204
      ? new Response(null, { status: 204 })
      : Response.json({ message: 'No' }, { status: server.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Starts a page on a phone with notifications for `owner`. */
async function open(owner: string | null, signedIn = 'u1') {
  vi.resetModules();
  if (owner) browser.stored.set('pieno.push', JSON.stringify(owner));
  const session = await import('../../core/session/session.ts');
  session.startSession(() => undefined);
  const { followVisitor, inTurn, subscribe, withdraw } = await import('./subscription.ts');
  const { pushMark } = await import('./push-mark.ts');
  session.signIn('t1', user(signedIn));
  followVisitor();
  const turnOn = () => inTurn(() => subscribe(signedIn, server));
  // Waits for queued tasks.
  const atRest = () => inTurn(() => Promise.resolve());
  await atRest();
  return { ...session, inTurn, turnOn, withdraw, atRest, pushMark };
}

test('turning on subscribes with the key, sends the subscription, and stores its user', async () => {
  const { turnOn, pushMark } = await open(null);
  await turnOn();
  const options = { userVisibleOnly: true, applicationServerKey: PUSH_KEY };
  expect(push.subscribe).toHaveBeenCalledExactlyOnceWith(options);
  expect(sent).toEqual([`POST ${ENDPOINT}`]);
  expect(pushMark.get()).toBe('u1');
});

test('each start sends the existing subscription again, once', async () => {
  push.make();
  const page = await open('u1');
  expect(sent).toEqual([`POST ${ENDPOINT}`]);
  page.updateUser(user('u1'));
  await page.atRest();
  expect(sent).toHaveLength(1);
  expect(push.subscribe).not.toHaveBeenCalled();
});

test.each([
  ['that is gone', () => void (push.subscription = null), 2],
  ['with another key', () => void push.make(Uint8Array.of(4, 4, 4, 4, 4)), 3],
  ['of which the server knows nothing', () => void (server.devices = 0), 2],
])('a subscription %s is renewed', async (_, change, next) => {
  push.make();
  change();
  await open('u1');
  expect(sent).toEqual([`POST https://push.example/${next}`]);
  expect(push.subscription!.endpoint).toBe(`https://push.example/${next}`);
});

test('nothing is requested without notifications', async () => {
  push.make();
  await open(null);
  expect(sent).toEqual([]);
  expect(push.subscription).not.toBeNull();
});

test('a withdrawn permission ends it', async () => {
  push.permission = 'denied';
  const { pushMark } = await open('u1');
  expect(pushMark.get()).toBeNull();
});

test.each([
  ['logging out', (page: { logout: () => void }) => page.logout()],
  ['deleting the account', (page: { leave: (notice: string) => void }) => page.leave('Eliminato')],
  ['logging out in another tab', () => browser.changeElsewhere('pieno.visitor', null)],
  [
    'another account in another tab',
    () =>
      browser.changeElsewhere(
        'pieno.visitor',
        JSON.stringify({ kind: 'registered', token: 't2', user: null }),
      ),
  ],
])('%s ends it on the phone, and closes shown notifications', async (_, leaveIt) => {
  push.make();
  const page = await open('u1');
  // Also without a network.
  server.status = 0;
  push.clearAppBadge.mockClear();
  leaveIt(page);
  if (page.getVisitor().kind === 'loading') page.signIn('t2', user('u2'));
  await page.atRest();
  expect(push.subscription).toBeNull();
  expect(push.closed).toHaveBeenCalled();
  expect(push.clearAppBadge).toHaveBeenCalled();
  expect(page.pushMark.get()).toBeNull();
});

test('a session that has expired on the server ends it', async () => {
  push.make();
  const page = await open('u1');
  const { callPersonal } = await import('../../core/api/client.ts');
  await callPersonal('GET /user').catch(() => undefined);
  await page.atRest();
  expect(push.subscription).toBeNull();
});

test('checking the stored token does not count as signing out', async () => {
  push.make();
  const stored = { kind: 'registered', token: 't1', user: null };
  browser.stored.set('pieno.visitor', JSON.stringify(stored));
  browser.stored.set('pieno.push', '"u1"');
  const { followVisitor, inTurn } = await import('./subscription.ts');
  followVisitor();
  await inTurn(() => Promise.resolve());
  expect(push.subscription).not.toBeNull();
});

test('a subscription of another account is ended', async () => {
  push.make();
  const { pushMark } = await open('u1', 'u2');
  expect(push.subscription).toBeNull();
  expect(pushMark.get()).toBeNull();
  expect(sent).toEqual([]);
});

test('a user who signs out while the phone subscribes gets no notifications', async () => {
  const page = await open(null);
  const { promise, resolve } = Promise.withResolvers<PushSubscription>();
  push.subscribe.mockReturnValue(promise);
  const turned = page.turnOn();
  await expect.poll(() => push.subscribe.mock.calls.length).toBe(1);
  page.logout();
  page.signIn('t2', user('u2'));
  resolve(push.make());
  await turned;
  expect(sent).toEqual([]);
  expect(push.subscription).toBeNull();
});

test('a refusal by the server ends it; an unavailable server changes nothing', async () => {
  push.make();
  server.status = 503;
  const page = await open('u1');
  expect(page.pushMark.get()).toBe('u1');
  expect(push.subscription).not.toBeNull();
  // Requested again at the next start, not with each change of the user.
  page.updateUser(user('u1'));
  await page.atRest();
  expect(sent).toHaveLength(1);
  server.status = 422;
  expect((await open('u1')).pushMark.get()).toBeNull();
  expect(push.subscription).toBeNull();
});

test('a failed turning on leaves nothing behind', async () => {
  const { turnOn, pushMark } = await open(null);
  server.status = 503;
  await expect(turnOn()).rejects.toThrow('No');
  expect(push.subscription).toBeNull();
  expect(pushMark.get()).toBeNull();
});

test('a browser that refuses, or never answers, gives an error message', async () => {
  const { turnOn } = await open(null);
  push.subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError'));
  await expect(turnOn()).rejects.toThrow('Il servizio di notifiche del browser non risponde');
  vi.useFakeTimers();
  push.subscribe.mockReturnValue(new Promise(() => undefined));
  const turned = turnOn().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(String(await turned)).toMatch('Riprova più tardi');
  vi.useRealTimers();
});

test('turning off removes everything, also without a network', async () => {
  push.make();
  const page = await open('u1');
  sent = [];
  await page.inTurn(page.withdraw);
  expect(push.subscription).toBeNull();
  expect(page.pushMark.get()).toBeNull();
  await expect.poll(() => sent).toEqual([`DELETE ${ENDPOINT}`]);
  await page.turnOn();
  server.status = 0;
  await page.inTurn(page.withdraw);
  expect(push.subscription).toBeNull();
  expect(page.pushMark.get()).toBeNull();
});

test("the icon's badge is cleared when the app is visible", async () => {
  push.make();
  await open('u1');
  push.clearAppBadge.mockClear();
  browser.dispatch(new Event('visibilitychange'));
  expect(push.clearAppBadge).toHaveBeenCalledTimes(1);
});
