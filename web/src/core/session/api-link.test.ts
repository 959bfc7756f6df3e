// Tests rules call-tokens, error-session, guest-expiry.
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { ApiLink } from '../api/client.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { createApiLink } from './api-link.ts';
import { createVisitorStore, visitorStorage, type VisitorStore } from './visitor-store.ts';

const access = (id: string) => ({
  guest_id: id,
  guest_token: `token-${id}`,
  expires_at: '2099-01-01T00:00:00.000Z',
  permissions: [],
});
const user = { id: 'u1' } as User;
const refusal = (code?: string) => new ApiError(401, { message: 'x', code });

const renewGuest = vi.fn();
let store: VisitorStore;
let link: ApiLink;

beforeEach(() => {
  fakeBrowser();
  store = createVisitorStore(visitorStorage());
  link = createApiLink(store, { renewGuest, start: () => () => undefined });
  renewGuest.mockImplementation(() => {
    store.dispatch({ type: 'guest-renewed', access: access('g2') });
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('each kind of visitor has its own credentials', async () => {
  expect(await link.credentials()).toBeNull();
  store.dispatch({ type: 'guest-entered', access: access('g1') });
  expect(await link.credentials()).toEqual({ guest: 'token-g1' });
  store.dispatch({ type: 'signed-in', token: 't1', user });
  expect(await link.credentials()).toEqual({ bearer: 't1' });
});

test('a call made while the guest is being renewed waits for the new one', async () => {
  store.dispatch({ type: 'guest-entered', access: access('g1') });
  store.dispatch({ type: 'guest-expired', token: 'token-g1' });
  expect(await link.credentials()).toEqual({ guest: 'token-g2' });
});

test('an expired guest is renewed and the call repeated', async () => {
  store.dispatch({ type: 'guest-entered', access: access('g1') });
  const again = await link.onUnauthorized(refusal('guest_expired'), { guest: 'token-g1' });
  expect(again).toBe(true);
  expect(store.get()).toMatchObject({ kind: 'guest', guest: { guest_id: 'g2' } });
});

test('a guest that cannot be renewed stays a guest; the call fails', async () => {
  renewGuest.mockRejectedValue(new ApiError(0, { message: 'offline' }));
  store.dispatch({ type: 'guest-entered', access: access('g1') });
  const again = await link.onUnauthorized(refusal('guest_expired'), { guest: 'token-g1' });
  expect(again).toBe(false);
  expect(store.get()).toEqual({ kind: 'guest', guest: null });
});

test('any other 401 ends the session', async () => {
  store.dispatch({ type: 'signed-in', token: 't1', user });
  expect(await link.onUnauthorized(refusal(), { bearer: 't1' })).toBe(false);
  expect(store.get()).toEqual({ kind: 'anonymous', notice: 'Sessione scaduta' });
});

test('a 401 for a guest that has registered meanwhile does not end the session, and the call is repeated', async () => {
  store.dispatch({ type: 'signed-in', token: 't1', user });
  expect(await link.onUnauthorized(refusal(), { guest: 'token-g1' })).toBe(true);
  expect(store.get().kind).toBe('registered');
});

test('a 401 for a previous account does not end the session of the next, and the call is not repeated for it', async () => {
  store.dispatch({ type: 'signed-in', token: 't2', user });
  expect(await link.onUnauthorized(refusal(), { bearer: 't1' })).toBe(false);
  expect(store.get().kind).toBe('registered');
});

test('a 401 after a logout is not repeated', async () => {
  expect(await link.onUnauthorized(refusal(), { bearer: 't1' })).toBe(false);
  expect(await link.onUnauthorized(refusal(), null)).toBe(false);
});
