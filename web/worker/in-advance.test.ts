import { expect, test, vi } from 'vitest';
import { fetchInAdvance, MOST } from './in-advance.ts';

const STREETS = '/assets/streets.geojson';
const FILES = [{ address: STREETS, bytes: 70_000 }];
const ranking = (...ids: number[]) => Response.json(ids.map((id) => ({ business: { id } })));
const answers = (address: string) =>
  address.startsWith('/api/prices')
    ? ranking(...(address.endsWith('/10') ? [8, 3] : address.endsWith('/20') ? [3, 5] : []))
    : new Response('{}');
const RANKINGS = [10, 20, 30, 40, 50, 100].map((decade) => `/api/prices/ranking/${decade}`);
const ALL = [...RANKINGS, '/api/business/8', '/api/business/3', '/api/business/5', STREETS];

/** Runs it; returns what was fetched. */
async function run(change: Partial<Parameters<typeof fetchInAdvance>[0]> = {}) {
  const fetch = vi.fn((address: string) => Promise.resolve(answers(address)));
  await fetchInAdvance({
    files: FILES,
    isWanted: () => Promise.resolve(true),
    kept: () => Promise.resolve(undefined),
    fetch,
    ...change,
  });
  return fetch.mock.calls.map(([address]) => address);
}

test('fetches the six rankings, each of their stations once, and the files', async () => {
  expect(await run()).toEqual(ALL);
});

test('fetches one after the other', async () => {
  let open = 0;
  const most = vi.fn<(open: number) => void>();
  await run({
    fetch: async (address) => {
      most((open += 1));
      await Promise.resolve();
      open -= 1;
      return answers(address);
    },
  });
  expect(most.mock.calls).toEqual(ALL.map(() => [1]));
});

test('leaves what is kept, and reads the stations of a kept ranking', async () => {
  const kept = new Set(['/api/prices/ranking/10', '/api/business/8', STREETS]);
  const fetched = await run({
    kept: (address) => Promise.resolve(kept.has(address) ? answers(address) : undefined),
  });
  expect(fetched).toEqual(ALL.filter((address) => !kept.has(address)));
});

test('stops when the page has gone', async () => {
  const isWanted = vi.fn(() => Promise.resolve(isWanted.mock.calls.length <= 7));
  expect(await run({ isWanted })).toEqual(ALL.slice(0, 7));
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the server is not well', () => Promise.resolve(new Response('', { status: 503 }))],
])('stops when %s', async (_, fail) => {
  const fetch = vi.fn((address: string) =>
    address === '/api/business/3' ? fail() : Promise.resolve(answers(address)),
  );
  await run({ fetch });
  expect(fetch.mock.calls.at(-1)).toEqual(['/api/business/3']);
});

test('goes on after a station that has closed', async () => {
  const fetch = vi.fn((address: string) =>
    Promise.resolve(
      address === '/api/business/3' ? new Response('', { status: 404 }) : answers(address),
    ),
  );
  await run({ fetch });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(ALL);
});

test('stops at 200 kB, however much there is', async () => {
  const heavy = { headers: { 'content-length': String(MOST / 2) } };
  const fetch = vi.fn((address: string) =>
    Promise.resolve(
      address.startsWith('/api/business') ? new Response('{}', heavy) : answers(address),
    ),
  );
  await run({ fetch });
  expect(fetch.mock.calls.at(-1)).toEqual(['/api/business/3']);
});

test('leaves a file that would be too much', async () => {
  expect(await run({ files: [{ address: STREETS, bytes: MOST - 5_000 }] })).not.toContain(STREETS);
});
