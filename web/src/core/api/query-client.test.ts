// Tests rule error-retry.
import { environmentManager, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { PRICE_QUERY } from './prices/price-queries.ts';
import { createQueryClient } from './query-client.ts';

// Without a `window` TanStack Query assumes a server, where nothing is refetched.
environmentManager.setIsServer(() => false);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openPageOffline() {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error('offline')));
  const observer = new QueryObserver(client, { queryKey: ['p'], queryFn, ...PRICE_QUERY });
  client.mount();
  const stop = observer.subscribe(() => undefined);
  return { queryFn, stop: () => (stop(), client.unmount()) };
}

test('prices fail at once, also offline, where the worker may still answer', async () => {
  const { queryFn, stop } = openPageOffline();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

test('a page opened offline requests again when the network returns', async () => {
  const { queryFn, stop } = openPageOffline();
  await vi.advanceTimersByTimeAsync(0);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

test('a failure is retried after ten seconds, an answer is not refetched by time', async () => {
  const { queryFn, stop } = openPageOffline();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  queryFn.mockImplementation(() => Promise.resolve('prices') as Promise<never>);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  stop();
});
