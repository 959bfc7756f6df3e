// Tests rule price-version.
import {
  environmentManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LATE_ANSWER } from '../kept/kept-answers.ts';
import { followPriceVersion, VERSION_POLL_MS } from './price-version.ts';

// Loaded beforehand: fake timers do not wait for a real import.
await import('../schemas.ts');
// Without a `window` TanStack Query assumes a server, where nothing is refetched.
environmentManager.setIsServer(() => false);

const worker = new EventTarget();
const fetchMock = vi.fn<typeof fetch>();
const askedVersions = () => fetchMock.mock.calls.filter(([path]) => path === '/api/prices/version');
let version = 7;
let client: QueryClient;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ version })));
  version = 7;
  client = new QueryClient();
  stops = [followPriceVersion(client)];
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.useRealTimers();
});

/**
 * Shows a query on the screen.
 * @returns its fetch function
 */
function show(queryKey: string[], cachedAt: string | null = null) {
  const queryFn = vi.fn(() => Promise.resolve({ data: [], cachedAt }));
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity });
  stops.push(observer.subscribe(() => undefined));
  return queryFn;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a new version refetches the prices on the screen within fifteen seconds', async () => {
  const prices = show(['prices', 'ranking', '10']);
  const welcome = show(['welcome-message']);
  await pass(VERSION_POLL_MS);
  const before = prices.mock.calls.length;
  version = 8;
  await pass(15_000);
  expect(prices).toHaveBeenCalledTimes(before + 1);
  expect(welcome).toHaveBeenCalledTimes(1);
});

test('the start of a page requests nothing', async () => {
  show(['prices', 'ranking', '10']);
  await pass(4_999);
  expect(askedVersions()).toHaveLength(0);
  await pass(1);
  expect(askedVersions()).toHaveLength(1);
});

test('a price that changed before the first answer is not missed', async () => {
  const prices = show(['prices', 'ranking', '10']);
  await pass(0);
  expect(prices).toHaveBeenCalledTimes(1);
  version = 8;
  await pass(VERSION_POLL_MS);
  expect(prices).toHaveBeenCalledTimes(2);
});

test('the same version costs one small call and nothing else', async () => {
  const prices = show(['business', '8']);
  await pass(VERSION_POLL_MS);
  const before = prices.mock.calls.length;
  fetchMock.mockClear();
  await pass(10 * VERSION_POLL_MS);
  expect(prices).toHaveBeenCalledTimes(before);
  expect(askedVersions()).toHaveLength(10);
});

test('nothing is requested while no price is on the screen', async () => {
  show(['welcome-message']);
  await pass(10 * VERSION_POLL_MS);
  expect(askedVersions()).toEqual([]);
});

test('nothing is requested without a network', async () => {
  show(['prices', 'ranking', '10']);
  await pass(VERSION_POLL_MS);
  onlineManager.setOnline(false);
  fetchMock.mockClear();
  await pass(10 * VERSION_POLL_MS);
  expect(askedVersions()).toEqual([]);
});

test('cached answers of the worker are refetched once the server answers', async () => {
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const prices = show(['prices', 'ranking', '10'], '2026-11-21T09:00:00.000Z');
  await pass(3 * VERSION_POLL_MS);
  expect(prices).toHaveBeenCalledTimes(1);
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ version })));
  prices.mockImplementation(() => Promise.resolve({ data: [], cachedAt: null }));
  await pass(4 * VERSION_POLL_MS);
  expect(prices).toHaveBeenCalledTimes(2);
});

test('a late answer replaces a cached one at once', async () => {
  const prices = show(['prices', 'ranking', '10'], '2026-11-21T09:00:00.000Z');
  await pass(0);
  prices.mockImplementation(() => Promise.resolve({ data: [], cachedAt: null }));
  worker.dispatchEvent(new MessageEvent('message', { data: { type: LATE_ANSWER } }));
  await pass(0);
  expect(prices).toHaveBeenCalledTimes(2);
  worker.dispatchEvent(new MessageEvent('message', { data: { type: LATE_ANSWER } }));
  await pass(0);
  expect(prices).toHaveBeenCalledTimes(2);
});
