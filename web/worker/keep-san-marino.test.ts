// Tests rule offline-in-advance.
import { SAN_MARINO_ADDRESS } from '@pieno/contract/offline/san-marino.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER, stampedAt } from '../src/core/api/kept/kept-answers.ts';
import { keepSanMarino } from './keep-san-marino.ts';

const STATION = {
  business: { id: 8, name: 'Tamoil', latitude: null, longitude: null },
  prices: [],
  gallery_images: [],
};
const PARTS = { '/prices/ranking/10': [], '/business/8': STATION };
const DATE = 'Sat, 21 Nov 2026 07:12:00 GMT';

const stored = new Map<string, Response>();
beforeEach(() => {
  stored.clear();
  const match = (address: string) => Promise.resolve(stored.get(address)?.clone());
  const put = (address: string, answer: Response) =>
    Promise.resolve(void stored.set(address, answer));
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match, put }) });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (parts: unknown) =>
  keepSanMarino(SAN_MARINO_ADDRESS, Response.json(parts, { headers: { date: DATE } }));

test("the answer's parts are cached like answers of their calls, with its time", async () => {
  await keep(PARTS);
  expect([...stored.keys()]).toEqual([
    '/api/prices/ranking/10',
    '/api/business/8',
    SAN_MARINO_ADDRESS,
  ]);
  const station = stored.get('/api/business/8')!;
  expect(await station.json()).toEqual(STATION);
  expect(station.headers.get(CACHED_AT_HEADER)).toBe('2026-11-21T07:12:00.000Z');
});

test("a later answer of a part's own call stays", async () => {
  const later = stampedAt(Response.json([{ decade: 10 }]), new Date('2026-11-21T07:13:00Z'));
  stored.set('/api/prices/ranking/10', later);
  await keep(PARTS);
  expect(stored.get('/api/prices/ranking/10')).toBe(later);
});

test.each([
  ['nothing', {}],
  ['an error', { error: 'blocked' }],
  ['a part that is not of its form', { ...PARTS, '/business/8': {} }],
  ['a part of no call that is kept', { ...PARTS, '/user': {} }],
])('%s comes from an intermediary, and replaces nothing', async (_, parts) => {
  await expect(keep(parts)).rejects.toThrow(TypeError);
  expect(stored.size).toBe(0);
});
