// Tests rule ranking-border.
import { expect, test } from 'vitest';
import type { AgedEntry, AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { AREAS, type BestByDecade } from '@pieno/contract/prices/prices.ts';
import { useBoard } from '../../testing/prices/board.ts';
import { borderOf } from './both-sides.ts';

const { board, clock, price, read, amend, station } = useBoard();

const DAY_MS = 86_400_000;
const day = (date: number) => `2026-11-${date}T07:00:00.000Z`;

/** A station with one diesel: its price, and what differs from a fresh price of the ministry. */
type Line = [price: number, more?: Partial<AgedPrice> & { grade?: 'base' | 'premium' }];

const entry = ([amount, { grade = 'base', ...more } = {}]: Line): AgedEntry => ({
  decade: 20,
  rank: 1,
  stale: false,
  known: true,
  business: { id: 1, name: '', latitude: null, longitude: null, locality: null, address: null },
  fuels: [
    {
      fuel_type: { id: 20, name: '', color: '', unit: 'litre', mode: 'self', grade },
      price: amount,
      effective_date: day(20),
      fresh_until: day(28),
      source: 'import',
      stale: false,
      confirmed: true,
      doubtful: false,
      ...more,
    },
  ],
});
const border = (here: Line[], there: Line[]) => borderOf(20, here.map(entry), there.map(entry));

const HERE: Line[] = [[1.759], [1.726], [1.749]];
const THERE: Line[] = [[2.099], [2.079], [2.139]];
const BESTS = { mode: 'self', here: 1.726, there: 2.079, at: day(20), until: day(28) };

test('returns the best prices on both sides, when they were confirmed and until when they hold', () => {
  expect(border(HERE, THERE)).toEqual([BESTS]);
});

test.each<[string, Line]>([
  ['invented', [1.5, { source: 'demo' }]],
  ['ageing', [1.5, { ageing: true }]],
  ['stale', [1.5, { stale: true }]],
  ['in doubt', [1.5, { doubtful: true }]],
  ['contested', [1.5, { contested: true }]],
  ['not to be had', [1.5, { suspended: true }]],
  ['of a special grade', [1.5, { grade: 'premium' }]],
])('a price that is %s neither is the best nor counts', (_, line) => {
  expect(border([...HERE, line], [...THERE, line])).toEqual([BESTS]);
  expect(border([...HERE.slice(1), line], THERE)).toEqual([]);
  expect(border(HERE, [...THERE.slice(1), line])).toEqual([]);
});

test('the older of the two best prices dates it; of equal best prices the one confirmed last', () => {
  const confirmed = { confirmed_at: day(21) };
  expect(border([...HERE, [1.726, confirmed]], THERE)).toMatchObject([{ at: day(20) }]);
  const later = [...THERE, [2.079, confirmed]] satisfies Line[];
  expect(border([...HERE, [1.726, confirmed]], later)).toMatchObject([{ at: day(21) }]);
});

test('it holds until the last of the best prices ages, or too few others are fresh', () => {
  const [sooner, later] = [{ fresh_until: day(24) }, { fresh_until: day(26) }];
  const until = (here: Line[]) => border(here, THERE)[0]!.until;
  expect(until([[1.7, sooner], ...HERE])).toBe(day(24));
  expect(until([[1.7, sooner], [1.7, later], ...HERE])).toBe(day(26));
  expect(until([[1.726], [1.75, sooner], [1.76]])).toBe(day(24));
  expect(until([[1.726], [1.75, sooner], [1.76, later], [1.77]])).toBe(day(26));
});

test('a station counts once, whatever it sells', () => {
  const both = entry([1.726]);
  both.fuels.push({ ...both.fuels[0]!, price: 1.8 });
  expect(borderOf(20, [both, both], THERE.map(entry))).toEqual([]);
});

test('a category of several products has no comparison', () => {
  for (const decade of [50, 100] as const)
    expect(borderOf(decade, HERE.map(entry), THERE.map(entry))).toEqual([]);
});

const best = (decade: number) =>
  read<BestByDecade>(board().bestByDecade()).find((group) => group.decade === decade)!;

/** Three stations on each side, each with one price of each fuel, dearer across the border. */
async function stand(...fuels: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, area] of AREAS.flatMap((each) => [each, each, each]).entries()) {
    const id = await station(`${area} ${index}`, { areas: [area] });
    for (const fuel of fuels) await price(id, fuel, 1_600 + index);
    ids.push(id);
  }
  await board().refresh();
  return ids;
}

test('each service mode has its own comparison', async () => {
  await stand(20, 21);
  expect(best(20).border).toMatchObject([
    { mode: 'self', here: 1.6, there: 1.603 },
    { mode: 'served', here: 1.6, there: 1.603 },
  ]);
});

test('a board removes the comparison when too few prices are fresh', async () => {
  const [first] = await stand(20);
  const seen = clock.now().getTime();
  await amend(first!, 20, { origin: 'driver', source: 'driver' });
  await board().refresh();
  expect(best(20).border).toMatchObject([{ until: new Date(seen + 3 * DAY_MS).toISOString() }]);
  clock.advance(3 * DAY_MS + 1);
  await board().refresh();
  expect(best(20)).not.toHaveProperty('border');
});
