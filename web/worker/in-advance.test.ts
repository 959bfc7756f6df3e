// Tests rule offline-in-advance.
import { SAN_MARINO_ADDRESS } from '@pieno/contract/offline/san-marino.ts';
import { expect, test, vi } from 'vitest';
import { fetchInAdvance, MOST } from './in-advance.ts';

const STREETS = '/assets/streets.geojson';
const SURFACES = '/assets/surfaces.geojson';
const FILES = [
  { address: STREETS, bytes: 70_000 },
  { address: SURFACES, bytes: 10_000 },
];
const ALL = [SAN_MARINO_ADDRESS, STREETS, SURFACES];

/**
 * Runs it.
 * @returns the fetched addresses
 */
async function run(change: Partial<Parameters<typeof fetchInAdvance>[0]> = {}) {
  const fetch = vi.fn((_address: string) => Promise.resolve(new Response('{}')));
  await fetchInAdvance({
    files: FILES,
    isWanted: () => Promise.resolve(true),
    kept: () => Promise.resolve(undefined),
    fetch,
    ...change,
  });
  return fetch.mock.calls.map(([address]) => address);
}

test('fetches the one answer with all of San Marino, and the files', async () => {
  expect(await run()).toEqual(ALL);
});

test('fetches one after the other', async () => {
  let open = 0;
  const most = vi.fn<(open: number) => void>();
  await run({
    fetch: async () => {
      most((open += 1));
      await Promise.resolve();
      open -= 1;
      return new Response('{}');
    },
  });
  expect(most.mock.calls).toEqual(ALL.map(() => [1]));
});

test('skips what is cached', async () => {
  const kept = new Set([SAN_MARINO_ADDRESS, STREETS]);
  const fetched = await run({
    kept: (address) => Promise.resolve(kept.has(address) ? new Response('{}') : undefined),
  });
  expect(fetched).toEqual([SURFACES]);
});

test('stops when the page has gone', async () => {
  const isWanted = vi.fn(() => Promise.resolve(isWanted.mock.calls.length <= 1));
  expect(await run({ isWanted })).toEqual([SAN_MARINO_ADDRESS]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the server is not well', () => Promise.resolve(new Response('', { status: 503 }))],
])('stops when %s', async (_, fail) => {
  const fetch = vi.fn(fail);
  await run({ fetch });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(SAN_MARINO_ADDRESS);
});

test('skips a file that would exceed 200 kB together with the others', async () => {
  expect(await run({ files: [{ address: STREETS, bytes: MOST - 40_000 }] })).toEqual([
    SAN_MARINO_ADDRESS,
  ]);
});
