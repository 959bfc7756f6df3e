// Tests rule offline-prices.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkFirst as first } from './network-first.ts';

const LIMIT_MS = 250;
const answer = (status = 200) => new Response(null, { status });
const kept = answer();
const withKept = () => Promise.resolve(kept);
const withNothing = () => Promise.resolve(undefined);
const networkFirst = (
  network: Promise<Response>,
  kept: (isLate: boolean) => Promise<Response | undefined>,
) => first(network, { limitMs: LIMIT_MS, kept });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test.each([200, 304, 404])(
  'an answer %i in time takes precedence over the cache',
  async (status) => {
    const fresh = answer(status);
    expect(await networkFirst(Promise.resolve(fresh), withKept)).toBe(fresh);
  },
);

test('the cache replaces a failing server', async () => {
  expect(await networkFirst(Promise.resolve(answer(502)), withKept)).toBe(kept);
});

test('the cache replaces the network', async () => {
  expect(await networkFirst(Promise.reject(new TypeError('offline')), withKept)).toBe(kept);
});

test('the cache is used after the limit', async () => {
  const shown = networkFirst(new Promise(() => {}), withKept);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(await shown).toBe(kept);
});

test('the cache lookup receives whether the network is late or has failed', async () => {
  const asked = vi.fn(withKept);
  const late = networkFirst(new Promise(() => {}), asked);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  await late;
  await networkFirst(Promise.reject(new TypeError('offline')), asked);
  await networkFirst(Promise.resolve(answer(503)), asked);
  expect(asked.mock.calls).toEqual([[true], [false], [false]]);
});

test('without a cached response a late answer still counts', async () => {
  const late = answer();
  const shown = networkFirst(
    new Promise((resolve) => setTimeout(() => resolve(late), LIMIT_MS + 1)),
    withNothing,
  );
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 1);
  expect(await shown).toBe(late);
});

test("without a cached response the page gets the server's own error, or the failure", async () => {
  const refusal = answer(503);
  expect(await networkFirst(Promise.resolve(refusal), withNothing)).toBe(refusal);
  const failure = networkFirst(Promise.reject(new TypeError('offline')), withNothing);
  await expect(failure).rejects.toThrow('offline');
});
