/** Favourites belong to one account, also after its session ends. */
// Tests rule favorites-phone.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';
import { fakeAccount, openFavorites, type FakeAccount } from './testing/fake-account.ts';

let browser: FakeBrowser;
const open = (keep?: Readonly<Record<string, unknown>>) => openFavorites(browser.stored, keep);
type Page = Awaited<ReturnType<typeof open>>;
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

/** Taps a star; the server answers that the session has expired. */
async function expire(account: FakeAccount): Promise<Page> {
  const page = await open();
  page.signIn();
  account.status = 401;
  await page.toggleFavorite({ id: 9 });
  expect(page.getVisitor().kind).toBe('anonymous');
  return page;
}

test('changes pending when the session expires are sent once the same user is back', async () => {
  const account = fakeAccount(8);
  const page = await expire(account);
  account.status = 0;
  page.signIn();
  await expect.poll(page.waiting).toEqual([]);
  await expect.poll(page.ids).toEqual([9, 8]);
  expect(account.changes.get(9)?.removed).toBe(false);
});

test("the list is loaded for a user who signs in while another account's is loading", async () => {
  const account = fakeAccount(20);
  const page = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  account.gate = promise;
  page.signIn();
  await expect.poll(() => account.asked).toEqual(['GET']);
  page.logout();
  page.signIn({ id: 'u2' });
  // Signing in loads this module.
  await import('./star-pressed.tsx');
  resolve();
  await expect.poll(page.ids).toEqual([20]);
  expect(page.keptFavorites.get()?.user).toBe('u2');
});

describe('nothing stays on the phone', () => {
  test.each([['logout'], ['leave']] as const)('after %s', async (way) => {
    fakeAccount(8);
    const page = await open();
    page.signIn();
    await expect.poll(page.ids).toEqual([8]);
    page[way]('');
    expect(browser.stored.has(KEY)).toBe(false);
    expect(document.documentElement.dataset).toEqual({});
  });

  test.each([
    ['somebody else', async (page: Page) => page.signIn({ id: 'u2' })],
    ['a guest', (page: Page) => page.enterAsGuest()],
  ])('after the session has expired and %s enters', async (_, enter) => {
    const account = fakeAccount(8);
    const page = await expire(account);
    account.status = 0;
    account.changes.clear();
    await enter(page);
    expect(page.ids()).toEqual([]);
    expect(browser.stored.has(KEY)).toBe(false);
    expect(account.changes.size).toBe(0);
  });

  test('if the page starts with the favourites of another account', async () => {
    const account = fakeAccount();
    const guest = await open({ [KEY]: kept('u1', 8) });
    expect(guest.ids()).toEqual([]);
    expect(browser.stored.has(KEY)).toBe(false);
    browser.stored.set(KEY, JSON.stringify(kept('u1', 8)));
    const other = await open({ 'pieno.visitor': SIGNED_IN });
    other.signIn({ id: 'u2' });
    expect(other.ids()).toEqual([]);
    expect(account.changes.size).toBe(0);
  });

  test('and another tab follows', async () => {
    fakeAccount(8);
    const page = await open();
    page.signIn();
    await expect.poll(page.ids).toEqual([8]);
    browser.changeElsewhere(KEY, JSON.stringify(kept('u1', 8, 9)));
    expect(document.documentElement.dataset.favorites).toBe('8 9');
    browser.changeElsewhere(KEY, null);
    expect(page.ids()).toEqual([]);
    expect(document.documentElement.dataset).toEqual({});
  });
});
