// Tests rule ranking-worth.
import { mergeRankings, rankCandidates } from '@pieno/contract/prices/ranking.ts';
import type { Way } from '@pieno/contract/prices/worth/true-cost.ts';
import { expect, test } from 'vitest';
import { fuelPrice, rankingEntry } from '../../../testing/sample-prices.ts';
import { bestOf, byTrueCost, worthsOf } from './comparisons.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const way = (low: number, high = low): Way => ({
  kilometres: { low, high },
  minutes: { low, high },
  isEstimate: low !== high,
});
const entry = (id: number, price: number, more = {}) =>
  rankingEntry({ id, name: `Nr ${id}`, fuels: [fuelPrice(20, price, more)] });

const HERE = rankCandidates([entry(1, 1.7), entry(2, 1.75), entry(3, 1.5, { stale: true })], NOW);
const THERE = rankCandidates([entry(8, 2.1), entry(9, 2.0)], NOW);
const WAYS = new Map([
  [1, way(12, 18)],
  [2, way(3)],
  [3, way(4)],
  [8, way(1)],
  [9, way(30)],
]);
const asked = {
  tank: { litres: 40, consumption: 5 },
  rankings: [HERE, THERE],
  usualId: null,
  going: 'return',
  detour: 0,
  ways: WAYS,
  isOpen: () => true,
} as const;
const ids = (entries: readonly { business: { id: number } }[]) =>
  entries.map(({ business: { id } }) => id);

test('compares with the nearest ranked station of both areas, or with the usual one', () => {
  const near = worthsOf(asked).usual!;
  expect([near.entry.business.id, near.isOwn]).toEqual([8, false]);
  const own = worthsOf({ ...asked, usualId: 9 }).usual!;
  expect([own.entry.business.id, own.isOwn]).toEqual([9, true]);
});

test('there is no comparison if nothing ranks, or the start is unknown', () => {
  expect(
    worthsOf({ ...asked, rankings: [HERE.filter(({ stale }) => stale), []] }).usual,
  ).toBeNull();
  expect(worthsOf({ ...asked, ways: new Map() }).usual).toBeNull();
});

test('on the way the usual station needs no start, and a refuel needs no driving', () => {
  const { byId } = worthsOf({ ...asked, ways: new Map(), going: 'passing', usualId: 8 });
  // 40 × (2.1 − 1.7)
  expect(byId.get(1)!.comparison!.saving.low).toBeCloseTo(16, 9);
  expect(byId.get(1)!.comparison!.minutes).toEqual({ low: 0, high: 0 });
});

test('a detour counts for all but the usual station', () => {
  const { byId } = worthsOf({ ...asked, going: 'detour', detour: 10, usualId: 2 });
  expect(byId.get(1)!.fill.extra.kilometres.high).toBe(10);
  expect(byId.get(2)!.fill.extra.kilometres.high).toBe(0);
  expect(byId.get(2)!.comparison).toBeNull();
});

test('in one list of both areas a price can be the only one of its kind in its own area', () => {
  const lone = rankCandidates([entry(1, 1.7)], NOW);
  const both = mergeRankings([
    ['SM', lone],
    ['confine', THERE],
  ]);
  for (const rankings of [[lone, THERE], [both]]) {
    const { byId } = worthsOf({ ...asked, rankings, usualId: 8 });
    expect(byId.get(1)!.comparison).toMatchObject({ verdict: 'maybe', doubt: 'lone' });
  }
});

test('an invalid detour gives no verdict, and does not count as zero', () => {
  const worths = worthsOf({ ...asked, going: 'detour', detour: 0 });
  expect(worths.usual).not.toBeNull();
  expect(bestOf(HERE, worths)).toBeNull();
});

test('a usual station without a known price is replaced by the nearest', () => {
  const rankings = [
    rankCandidates([entry(1, 1.7), rankingEntry({ id: 4, fuels: [] })], NOW),
    THERE,
  ];
  expect(worthsOf({ ...asked, rankings, usualId: 4 }).usual!.entry.business.id).toBe(8);
});

test('orders by cost including the detour; unknown costs come last', () => {
  // 1: 1.7 × (40 + 1.2 to 1.8) = 70.04 to 71.06; 2: 1.75 × 40.3 = 70.525.
  const worths = worthsOf({ ...asked, ways: new Map([...WAYS].filter(([id]) => id !== 1)) });
  expect(ids(byTrueCost(HERE, worths))).toEqual([3, 2, 1]);
  expect(ids(byTrueCost(HERE, worthsOf(asked)))).toEqual([3, 2, 1]);
  const nearer = new Map([...WAYS, [1, way(8)]]);
  expect(ids(byTrueCost(HERE, worthsOf({ ...asked, ways: nearer })))).toEqual([3, 1, 2]);
});

test('the answer is about a price without doubts, even if a stale one would save more', () => {
  const best = bestOf(HERE, worthsOf(asked))!;
  expect([best.entry.business.id, best.comparison.verdict]).toEqual([2, 'yes']);
  const old = HERE.filter(({ stale }) => stale);
  expect(bestOf(old, worthsOf(asked))!.comparison.verdict).toBe('maybe');
  const rankings = [rankCandidates([entry(1, 2.2), entry(2, 2.3), ...old], NOW), THERE];
  const no = bestOf(rankings[0]!, worthsOf({ ...asked, rankings }))!;
  expect([no.entry.business.id, no.comparison.verdict]).toEqual([1, 'no']);
});
