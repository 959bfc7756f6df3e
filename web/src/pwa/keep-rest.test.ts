// Tests rule offline-in-advance.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRestWhenIdle } from './keep-rest.ts';

const postMessage = vi.fn();
const stub = (connection?: { saveData: boolean }) =>
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller: { postMessage } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the worker is notified some seconds after the page has settled', async () => {
  stub();
  keepRestWhenIdle();
  // Five seconds, plus the delay for a browser without requestIdleCallback.
  await vi.advanceTimersByTimeAsync(5_199);
  expect(postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP_REST' });
});

test('a busy page notifies it once it is idle', async () => {
  stub();
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => waiting.push(task));
  keepRestWhenIdle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(postMessage).not.toHaveBeenCalled();
  for (const task of waiting) task();
  expect(postMessage).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 0],
  [false, 1],
])('a visitor who saves data (%s) is skipped', async (saveData, times) => {
  stub({ saveData });
  keepRestWhenIdle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(postMessage).toHaveBeenCalledTimes(times);
});
