// Tests rule push-permission.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

const PAGE = 'https://pieno.example';
let browser: FakeBrowser;
let isOnline: boolean;
let sent: unknown[];
const replaceState = vi.fn<(state: unknown, title: string, address: URL) => void>();

beforeEach(() => {
  browser = fakeBrowser();
  isOnline = true;
  sent = [];
  replaceState.mockClear();
  vi.resetModules();
  vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    sent.push([method, path, JSON.parse(body as string)]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page opened at one URL, whose current URL may differ. */
async function open(opened: string, now = opened) {
  const name = PAGE + opened;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  vi.stubGlobal('location', { href: PAGE + now });
  return (await import('./opened.ts')).markOpened;
}
const READ = ['PUT', '/api/user/notifications/read', { id: '7' }];

test('a page opened from a message marks it as read, once', async () => {
  const markOpened = await open('/business/8?avviso=7', '/business/8');
  markOpened();
  markOpened();
  await expect.poll(() => sent).toEqual([READ]);
  expect(replaceState).not.toHaveBeenCalled();
});

test('the message id is removed from the current URL, without a new history entry', async () => {
  (await open('/ranking/20?area=confine&avviso=7#top'))();
  const [state, , address] = replaceState.mock.lastCall!;
  expect([state, address.href]).toEqual([{ key: 'k' }, `${PAGE}/ranking/20?area=confine#top`]);
  await expect.poll(() => sent).toEqual([READ]);
});

test('any other page sends nothing', async () => {
  (await open('/avvisi'))();
  expect(replaceState).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('without a network the message is marked as read later', async () => {
  isOnline = false;
  (await open('/avvisi?avviso=7', '/avvisi'))();
  const again = async () => {
    browser.dispatch(new Event('online'));
    return Promise.resolve(sent);
  };
  await again();
  isOnline = true;
  await expect.poll(again).toEqual([READ]);
  await again();
  expect(sent).toHaveLength(1);
});
