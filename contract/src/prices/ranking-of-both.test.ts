// Tests rule ranking-both.
import { expect, test } from 'vitest';
import { FUEL_TYPES } from './fuels.ts';
import { mergeRankings } from './ranking.ts';

const typeOf = (id: number) => FUEL_TYPES.find((type) => type.id === id)!;
const entry = (name: string, rank: number | null, price?: number, fuel = 20) => ({
  name,
  rank,
  fuels: price === undefined ? [] : [{ fuel_type: typeOf(fuel), price }],
});
type Entry = ReturnType<typeof entry>;
const merged = (here: Entry[], there: Entry[]) =>
  mergeRankings([
    ['SM', here as never],
    ['confine', there as never],
  ]) as unknown as (Entry & { area: string })[];

test('orders by price, each entry with its area and its rank there', () => {
  const here = [entry('a', 1, 1.7), entry('b', 2, 1.9)];
  const there = [entry('c', 1, 1.8), entry('d', 2, 2)];
  expect(merged(here, there).map(({ name, area, rank }) => [name, area, rank])).toEqual([
    ['a', 'SM', 1],
    ['c', 'confine', 1],
    ['b', 'SM', 2],
    ['d', 'confine', 2],
  ]);
});

test('equal prices keep the order of their rankings, San Marino first', () => {
  const here = [entry('b', 1, 1.7), entry('a', 1, 1.7)];
  expect(merged(here, [entry('0', 1, 1.7)]).map(({ name }) => name)).toEqual(['b', 'a', '0']);
});

test('entries without a rank follow, then premium grades, then unknown prices', () => {
  const here = [entry('ranked', 1, 1.9), entry('none', null), entry('stale', null, 1.5)];
  const there = [entry('premium', null, 1.4, 22), entry('old', null, 1.6), entry('nothing', null)];
  expect(merged(here, there).map(({ name }) => name)).toEqual([
    'ranked',
    'stale',
    'old',
    'premium',
    'none',
    'nothing',
  ]);
});

test('when nothing ranks, reported prices are ordered by price', () => {
  const reported = {
    ...entry('reported', null, 1.9),
    standIn: { fuel_type: typeOf(20), price: 1.5 },
  };
  const names = merged([reported], [entry('old', null, 1.6)]).map(({ name }) => name);
  expect(names).toEqual(['reported', 'old']);
});

test('an invented price of one area follows the real ones of the other', () => {
  const invented = entry('invented', 1, 1.5);
  const here = [{ ...invented, fuels: [{ ...invented.fuels[0]!, source: 'demo' }] }];
  expect(merged(here, [entry('real', 1, 1.8)]).map(({ name }) => name)).toEqual([
    'real',
    'invented',
  ]);
});
