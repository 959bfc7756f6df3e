// Tests rules favorites-phone, favorites-tapped.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';
import { fakeAccount, openFavorites } from './testing/fake-account.ts';

let browser: FakeBrowser;
const open = (keep?: Readonly<Record<string, unknown>>) => openFavorites(browser.stored, keep);
const online = () => browser.dispatch(new Event('online'));
const KEY = 'pieno.favorites';
/** At page start, before the server has checked the token. */
const SIGNED_IN = { kind: 'registered', token: 't1', user: null };
const kept = (user: string, ...ids: number[]) => ({
  user,
  list: ids.map((id) => ({ id, label: null, said_at: '2026-11-20T08:00:00.000Z' })),
  waiting: [],
});

beforeEach(() => void (browser = fakeBrowser()));
afterEach(() => vi.unstubAllGlobals());

test("signing in loads the account's favourites, and sets them on the page's root", async () => {
  fakeAccount(8, 20);
  const page = await open();
  page.signIn();
  await expect.poll(page.ids).toEqual([8, 20]);
  expect(document.documentElement.dataset.favorites).toBe('8 20');
});

test('a star is on the phone at once, and sent', async () => {
  const account = fakeAccount();
  const page = await open();
  page.signIn();
  const sent = page.toggleFavorite({ id: 8 });
  expect(page.ids()).toEqual([8]);
  expect(document.documentElement.dataset.favorites).toBe('8');
  await sent;
  expect(account.changes.get(8)).toMatchObject({ removed: false });
  expect(page.waiting()).toEqual([]);
  await page.toggleFavorite({ id: 8 });
  expect(account.changes.get(8)).toMatchObject({ removed: true });
  expect(browser.stored.has(KEY)).toBe(false);
  expect(document.documentElement.dataset).toEqual({});
});

test('a label is kept and sent, and stays when the star is sent again', async () => {
  const account = fakeAccount(8);
  const page = await open();
  page.signIn();
  await expect.poll(page.ids).toEqual([8]);
  await page.setLabel(8, 'Casa');
  expect(page.keptFavorites.get()?.list).toMatchObject([{ id: 8, label: 'Casa' }]);
  expect(account.changes.get(8)?.label).toBe('Casa');
  await page.addFavorite(8);
  expect(account.changes.get(8)?.label).toBe('Casa');
  await page.setLabel(8, null);
  expect(account.changes.get(8)?.label).toBeNull();
});

test('a tap while a change is being sent is sent too, as the later change', async () => {
  const account = fakeAccount(20);
  const page = await open();
  page.signIn();
  await expect.poll(page.ids).toEqual([20]);
  const { promise, resolve } = Promise.withResolvers<void>();
  account.gate = promise;
  void page.toggleFavorite({ id: 8 });
  await expect.poll(() => account.asked).toContain('PUT 8');
  void page.toggleFavorite({ id: 8 });
  void page.toggleFavorite({ id: 9 });
  resolve();
  await expect.poll(page.waiting).toEqual([]);
  expect(account.changes.get(8)?.removed).toBe(true);
  expect(page.ids()).toEqual([9, 20]);
});

describe('without a network', () => {
  test('changes wait, and are sent first at the next start', async () => {
    const account = fakeAccount(20);
    account.isReached = false;
    const page = await open({ [KEY]: kept('u1', 20), 'pieno.visitor': SIGNED_IN });
    page.signIn();
    await expect.poll(() => account.asked).toEqual(['failed']);
    await page.toggleFavorite({ id: 8 });
    await page.toggleFavorite({ id: 20 });
    expect(page.ids()).toEqual([8]);
    expect(page.waiting()).toEqual([8, 20]);
    expect(page.isStuck.get()).toBe(true);
    account.isReached = true;
    account.asked = [];
    const later = await open({ 'pieno.visitor': SIGNED_IN });
    later.signIn();
    await expect.poll(() => account.asked).toEqual(['PUT 8', 'DELETE 20', 'GET']);
    await expect.poll(later.waiting).toEqual([]);
    expect(later.ids()).toEqual([8]);
    expect(later.isStuck.get()).toBe(false);
  });

  test("changes are sent when the network is back, and the other phone's are loaded", async () => {
    const account = fakeAccount();
    const page = await open();
    page.signIn();
    await expect.poll(() => account.asked).toEqual(['GET']);
    account.isReached = false;
    await page.toggleFavorite({ id: 8 });
    account.changes.set(9, {
      removed: false,
      label: 'Lavoro',
      said_at: '2026-11-20T09:00:00.000Z',
    });
    account.isReached = true;
    await expect.poll(() => (online(), page.waiting())).toEqual([]);
    await expect.poll(page.ids).toEqual([8, 9]);
    expect(account.changes.get(8)?.removed).toBe(false);
  });

  test("another phone's later change wins", async () => {
    const account = fakeAccount(8);
    account.isReached = false;
    const page = await open({ [KEY]: kept('u1', 8), 'pieno.visitor': SIGNED_IN });
    page.signIn();
    await page.toggleFavorite({ id: 8 });
    account.changes.set(8, { removed: false, label: 'Casa', said_at: '2099-01-01T00:00:00.000Z' });
    account.isReached = true;
    await expect.poll(() => (online(), page.waiting())).toEqual([]);
    await expect.poll(page.ids).toEqual([8]);
    expect(page.keptFavorites.get()?.list[0]?.label).toBe('Casa');
  });
});

test('a tap while the list is loading wins if it is later', async () => {
  const account = fakeAccount(8);
  const page = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  account.gate = promise;
  page.signIn();
  await expect.poll(() => account.asked).toEqual(['GET']);
  void page.toggleFavorite({ id: 9 });
  resolve();
  await expect.poll(page.waiting).toEqual([]);
  expect(page.ids()).toEqual([9, 8]);
});

test('a full list removes the star, and shows why', async () => {
  const account = fakeAccount(20);
  const page = await open();
  page.signIn();
  await expect.poll(page.ids).toEqual([20]);
  account.status = 409;
  const sent = page.toggleFavorite({ id: 8 });
  expect(page.ids()).toEqual([8, 20]);
  await sent;
  expect(page.ids()).toEqual([20]);
  expect(page.waiting()).toEqual([]);
  expect(page.refusedFavorite.get()).toEqual({
    id: 8,
    text: 'Al massimo 50 preferiti: prima togline uno',
  });
});

test.each([429, 503])('a server that answers %i is asked again later', async (status) => {
  const account = fakeAccount();
  const page = await open();
  page.signIn();
  account.status = status;
  await page.toggleFavorite({ id: 8 });
  expect(page.waiting()).toEqual([8]);
  account.status = 0;
  await expect.poll(() => (online(), page.waiting())).toEqual([]);
  expect(account.changes.has(8)).toBe(true);
});

describe('a favourite that a guest tapped', () => {
  test('is added once for the next user who signs in, and not queued before', async () => {
    const account = fakeAccount(20);
    const page = await open();
    page.keepTapped(8);
    await page.toggleFavorite({ id: 8 });
    expect(browser.stored.has(KEY)).toBe(false);
    page.signIn();
    await expect.poll(page.ids).toEqual([8, 20]);
    await expect.poll(page.waiting).toEqual([]);
    expect(account.changes.get(8)?.removed).toBe(false);
    page.logout();
    page.signIn({ id: 'u2' });
    expect(browser.stored.has('pieno.tapped-favorite')).toBe(false);
  });

  test('is forgotten after an hour', async () => {
    const account = fakeAccount();
    const page = await open({
      'pieno.tapped-favorite': { id: 8, at: new Date(Date.now() - 3_660_000).toISOString() },
    });
    page.signIn();
    await expect.poll(() => account.asked).toEqual(['GET']);
    expect(page.ids()).toEqual([]);
    expect(browser.stored.has('pieno.tapped-favorite')).toBe(false);
  });
});
