// Tests rules account-logout, account-sign-in, entry-screen, page-access, page-gate, page-root, visitor-start,
// visitor-tabs.
import { RETRY_MS } from '@pieno/contract/limits.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

const GUEST = {
  guest_id: 'g1',
  guest_token: 'token-g1',
  expires_at: '2099-01-01T00:00:00.000Z',
  permissions: [],
};
const user = { id: 'u1', name: 'titano' } as User;
const fetchMock = vi.fn<typeof fetch>();
const onAnonymous = vi.fn();
let browser: FakeBrowser;
let stop: () => void;

// The first import of these modules may be slow on a busy machine.
beforeAll(async () => {
  await import('./session.ts');
  await import('./guards.ts');
}, 60_000);
beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('fetch', fetchMock);
  vi.resetModules();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function openPage(stored?: unknown) {
  if (stored) browser.stored.set('pieno.visitor', JSON.stringify(stored));
  const session = await import('./session.ts');
  stop = session.startSession(onAnonymous);
  return { ...session, ...(await import('./guards.ts')), ...(await import('./guest-memory.ts')) };
}
const answer = (status: number, body: unknown) =>
  fetchMock.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
const targetOf = (guard: Promise<unknown>) =>
  guard.then(
    () => null,
    (thrown: unknown) =>
      isRedirect(thrown)
        ? String(thrown.options.href ?? thrown.options.to)
        : expect.fail(String(thrown)),
  );
const at = (pathname: string, searchStr = '') => ({ pathname, searchStr, hash: '' });

test('an anonymous visitor cannot open a protected page, and `/` redirects to the sign-in page', async () => {
  const page = await openPage();
  expect(await targetOf(page.guardPage(at('/business/8')))).toBe(
    '/social-login?to=%2Fbusiness%2F8',
  );
  expect(await targetOf(page.guardPage(at('/home')))).toBe('/social-login');
  expect(await targetOf(page.redirectRoot())).toBe('/social-login');
  expect(await targetOf(page.guardSignInPage(at('/login')))).toBeNull();
  expect(onAnonymous).not.toHaveBeenCalled();
});

test.each(['/nowhere', '/HOME', '/ranking/10/20'])(
  '%s is not found, for any visitor',
  async (path) => {
    const page = await openPage({ kind: 'guest', guest: GUEST });
    await expect(page.guardPage(at(path))).rejects.toMatchObject({ isNotFound: true });
  },
);

test('a public page opens before the visitor is known', async () => {
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const page = await openPage({ kind: 'registered', token: 't1', user: null });
  expect(page.getVisitor().kind).toBe('loading');
  expect(await targetOf(page.guardPage(at('/about-us')))).toBeNull();
});

test("a guest's data is deleted with the guest's token, and kept while it is valid", async () => {
  const seen = { id: 8, name: 'Prova', locality: null };
  const page = await openPage({ kind: 'guest', guest: GUEST });
  const { getGuestMemory } = await import('./guest-memory.ts');
  page.rememberStation(seen);
  expect(getGuestMemory().recent_stations).toEqual([seen]);
  stop();
  vi.resetModules();
  answer(200, GUEST);
  await openPage({ kind: 'guest', guest: { ...GUEST, expires_at: '2020-01-01T00:00:00.000Z' } });
  expect((await import('./guest-memory.ts')).getGuestMemory().recent_stations).toEqual([]);
});

test('guest access takes one call; a guest can still open the sign-in pages', async () => {
  const page = await openPage();
  answer(200, GUEST);
  await page.enterAsGuest();
  await page.enterAsGuest();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(await targetOf(page.guardPage(at('/home')))).toBeNull();
  expect(await targetOf(page.redirectRoot())).toBe('/home');
  expect(await targetOf(page.guardSignInPage(at('/login')))).toBeNull();
});

test("a guest is valid for the server's lifetime, even if the phone's clock is two days ahead", async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') });
  const [created_at, expires_at] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:03:00.000Z'];
  const payload = btoa(JSON.stringify({ created_at, user_agent: 'ÿ¿ÿ>?' }));
  const guest_token = `e30.${payload.replaceAll('+', '-').replaceAll('/', '_')}.x`;
  answer(200, { ...GUEST, guest_token, expires_at });
  const page = await openPage();
  await page.enterAsGuest();
  page.rememberFuel(20);
  await vi.advanceTimersByTimeAsync(179_999);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(browser.stored.has('pieno.memory')).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('a refused guest access leaves the visitor anonymous', async () => {
  const page = await openPage();
  answer(503, { message: 'no' });
  await expect(page.enterAsGuest()).rejects.toThrow(
    "Errore durante l'accesso come ospite. Riprova.",
  );
  expect(page.getVisitor().kind).toBe('anonymous');
});

test('a signed-in user is redirected from the sign-in pages', async () => {
  const page = await openPage();
  page.signIn('t1', user);
  expect(await targetOf(page.guardSignInPage(at('/login')))).toBe('/home');
  expect(await targetOf(page.guardPage(at('/home')))).toBeNull();
});

test('the guards wait for the check of a stored token; a 401 leads to the sign-in page', async () => {
  let refuse = (_: Response) => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (refuse = resolve)));
  const page = await openPage({ kind: 'registered', token: 't1', user: null });
  expect(page.getVisitor().kind).toBe('loading');
  const target = targetOf(page.guardPage(at('/home')));
  await expect.poll(() => fetchMock.mock.calls.map(([path]) => path)).toEqual(['/api/user']);
  refuse(new Response('{"message":"Sessione scaduta"}', { status: 401 }));
  expect(await target).toBe('/social-login');
  expect(page.getVisitor()).toEqual({ kind: 'anonymous', notice: 'Sessione scaduta' });
  expect(onAnonymous.mock.calls).toEqual([[true]]);
});

test('a signed-in user with a copied sign-in link is redirected to its return address', async () => {
  const page = await openPage();
  page.signIn('t1', user);
  const entry = (returnTo: string) =>
    targetOf(page.guardSignInPage(at('/social-login', `?to=${encodeURIComponent(returnTo)}`)));
  expect(await entry('/ranking/10?area=confine')).toBe('/ranking/10?area=confine');
  expect(await entry('//evil.example/home')).toBe('/home');
});

test("signing in and logging out both delete the guest's data", async () => {
  const page = await openPage();
  page.rememberFuel(20);
  page.signIn('t1', user);
  expect(browser.stored.has('pieno.memory')).toBe(false);
  page.rememberFuel(30);
  page.logout();
  expect([...browser.stored.keys()]).toEqual([]);
  expect(onAnonymous).toHaveBeenCalledTimes(1);
});

const logoutCalls = () =>
  fetchMock.mock.calls
    .filter(([path]) => path === '/api/logout')
    .map(([, init]) => [init?.method, new Headers(init?.headers).get('authorization')]);

test('logging out ends the session on the server too', async () => {
  const page = await openPage();
  answer(200, { message: 'Fatto' });
  page.signIn('t1', user);
  page.logout();
  expect(page.getVisitor().kind).toBe('anonymous');
  expect(logoutCalls()).toEqual([['POST', 'Bearer t1']]);
  page.logout();
  expect(logoutCalls()).toHaveLength(1);
});

test.each([0, 429, 503])('a logout answered with %i is retried', async (status) => {
  vi.useFakeTimers();
  const page = await openPage();
  if (status === 0) fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  else answer(status, { message: 'Più tardi' });
  page.signIn('t1', user);
  page.logout();
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(logoutCalls()).toHaveLength(2);
  answer(200, { message: 'Fatto' });
  browser.dispatch(new Event('online'));
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(logoutCalls()).toEqual(Array(3).fill(['POST', 'Bearer t1']));
});

test('a logout with an invalid token is not retried', async () => {
  vi.useFakeTimers();
  const page = await openPage();
  answer(401, { message: 'Sessione scaduta' });
  page.signIn('t1', user);
  page.logout();
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(logoutCalls()).toHaveLength(1);
});

test('logging out works without a network, and without a call for a guest', async () => {
  const page = await openPage();
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  page.signIn('t1', user);
  page.logout();
  expect(page.getVisitor()).toEqual({ kind: 'anonymous', notice: null });
  fetchMock.mockReset();
  answer(200, GUEST);
  await page.enterAsGuest();
  page.logout();
  expect(page.getVisitor().kind).toBe('anonymous');
  expect(logoutCalls()).toEqual([]);
});

test('logging out or clearing the storage in another tab ends the session here', async () => {
  for (const key of ['pieno.visitor', null]) {
    const page = await openPage();
    page.signIn('t1', user);
    onAnonymous.mockClear();
    browser.stored.clear();
    browser.dispatch(Object.assign(new Event('storage'), { key }));
    expect(page.getVisitor().kind).toBe('anonymous');
    expect(onAnonymous).toHaveBeenCalledTimes(1);
    stop();
    vi.resetModules();
  }
});

test('a changed profile replaces the user', async () => {
  const page = await openPage();
  page.signIn('t1', user);
  page.updateUser({ ...user, name: 'nuovo' });
  expect(page.getVisitor()).toMatchObject({ kind: 'registered', user: { name: 'nuovo' } });
});
