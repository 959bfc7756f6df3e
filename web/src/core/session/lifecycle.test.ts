// Tests rules call-current-user, guest-expiry, guest-poll, visitor-start, visitor-tabs.
import type { CurrentVisitor } from '@pieno/contract/accounts/visitor.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import type { StoredVisitor } from './machine.ts';
import { createVisitorStore, visitorStorage, type VisitorStore } from './visitor-store.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const KEY = 'pieno.visitor';
const OFFLINE = new ApiError(0, { message: 'Errore di connessione al server' });

const accessUntil = (expiry: number, id = 'g1') => ({
  guest_id: id,
  guest_token: `token-${id}`,
  expires_at: new Date(expiry).toISOString(),
  permissions: [],
});
const user = SAMPLE_USER;
const known: CurrentVisitor = { type: 'user', user, guest: null, permissions: [] };

const requestGuestAccess = vi.fn();
const getUser = vi.fn();
const getCurrentVisitor = vi.fn();
let browser: FakeBrowser;
let store: VisitorStore;
let lifecycle: Lifecycle;
let stop: () => void;

beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function openPage(stored: StoredVisitor): Promise<void> {
  if (stored) browser.stored.set(KEY, JSON.stringify(stored));
  const storage = visitorStorage();
  store = createVisitorStore(storage);
  lifecycle = createLifecycle(store, storage, { requestGuestAccess, getUser, getCurrentVisitor });
  stop = lifecycle.start();
  await settle();
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const storedNow = () => JSON.parse(browser.stored.get(KEY) ?? 'null') as StoredVisitor;

test('a stored token is checked, and its user updated', async () => {
  getUser.mockResolvedValue(user);
  await openPage({ kind: 'registered', token: 't1', user: { ...user, name: 'prima' } });
  expect(store.get()).toEqual({ kind: 'registered', token: 't1', user, confirmed: true });
  expect(storedNow()).toEqual({ kind: 'registered', token: 't1', user });
});

test('a token that is invalid once the network is back ends the session', async () => {
  getUser.mockRejectedValueOnce(OFFLINE);
  getCurrentVisitor.mockResolvedValue({ ...known, type: 'anonymous', user: null });
  await openPage({ kind: 'registered', token: 't1', user });
  browser.dispatch(new Event('online'));
  await settle();
  expect(store.get()).toEqual({ kind: 'anonymous', notice: 'Sessione scaduta' });
  expect(storedNow()).toBeNull();
});

test('without a network the last known user stays, and is checked when it returns', async () => {
  getUser.mockRejectedValueOnce(OFFLINE);
  await openPage({ kind: 'registered', token: 't1', user });
  expect(store.get()).toMatchObject({ kind: 'registered', user, confirmed: false });
  getCurrentVisitor.mockResolvedValue(known);
  browser.dispatch(new Event('online'));
  await settle();
  expect(store.get()).toMatchObject({ confirmed: true });
});

test('a token whose user is unknown is checked again until the server answers', async () => {
  getUser.mockRejectedValueOnce(OFFLINE);
  await openPage({ kind: 'registered', token: 't1', user: null });
  expect(store.get().kind).toBe('loading');
  getUser.mockResolvedValue(user);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.get()).toMatchObject({ kind: 'registered', user });
});

test('an expired guest is removed within a second and a new one requested', async () => {
  await openPage({ kind: 'guest', guest: accessUntil(NOON + HOUR) });
  expect(requestGuestAccess).not.toHaveBeenCalled();
  let grant = (_: unknown) => {};
  requestGuestAccess.mockReturnValue(new Promise((resolve) => (grant = resolve)));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(storedNow()).toEqual({ kind: 'guest', guest: null });
  grant(accessUntil(NOON + 2 * HOUR, 'g2'));
  await settle();
  expect(storedNow()).toEqual({ kind: 'guest', guest: accessUntil(NOON + 2 * HOUR, 'g2') });
});

test("the guest's expiry is checked every second, so that a clock set forward is noticed", async () => {
  await openPage({ kind: 'guest', guest: accessUntil(NOON + HOUR) });
  requestGuestAccess.mockResolvedValue(accessUntil(NOON + 3 * HOUR, 'g2'));
  vi.setSystemTime(NOON + 2 * HOUR);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get()).toMatchObject({ guest: { guest_id: 'g2' } });
});

test('a guest that expired while the phone slept is renewed when the page becomes visible', async () => {
  await openPage({ kind: 'guest', guest: accessUntil(NOON + HOUR) });
  requestGuestAccess.mockResolvedValue(accessUntil(NOON + 3 * HOUR, 'g2'));
  vi.setSystemTime(NOON + 2 * HOUR);
  browser.dispatch(new Event('visibilitychange'));
  await settle();
  expect(store.get()).toMatchObject({ guest: { guest_id: 'g2' } });
});

test('a guest that expires offline is renewed at the first connection', async () => {
  requestGuestAccess.mockRejectedValueOnce(OFFLINE);
  await openPage({ kind: 'guest', guest: accessUntil(NOON - 1) });
  expect(store.get()).toEqual({ kind: 'guest', guest: null });
  requestGuestAccess.mockResolvedValue(accessUntil(NOON + HOUR, 'g2'));
  browser.dispatch(new Event('online'));
  await settle();
  expect(store.get()).toMatchObject({ guest: { guest_id: 'g2' } });
});

test('a failed renewal is retried', async () => {
  requestGuestAccess.mockRejectedValueOnce(OFFLINE);
  await openPage({ kind: 'guest', guest: accessUntil(NOON - 1) });
  requestGuestAccess.mockResolvedValue(accessUntil(NOON + HOUR, 'g2'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.get()).toMatchObject({ guest: { guest_id: 'g2' } });
});

test('concurrent renewals share one request', async () => {
  requestGuestAccess.mockResolvedValue(accessUntil(NOON + HOUR, 'g2'));
  await openPage({ kind: 'guest', guest: null });
  await Promise.all([lifecycle.renewGuest(), lifecycle.renewGuest()]);
  expect(requestGuestAccess).toHaveBeenCalledTimes(2); // one at start, one for both
});

test('logging out or signing in in another tab applies to this one', async () => {
  await openPage({ kind: 'guest', guest: accessUntil(NOON + HOUR) });
  browser.changeElsewhere(KEY, JSON.stringify({ kind: 'registered', token: 't1', user }));
  expect(store.get()).toEqual({ kind: 'registered', token: 't1', user, confirmed: true });
  browser.changeElsewhere(KEY, null);
  expect(store.get()).toEqual({ kind: 'anonymous', notice: null });
});
