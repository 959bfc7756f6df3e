// Tests rule ranking-search.
import { expect, test } from 'vitest';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { matching } from './matching.ts';

const station = (id: number, name: string, locality: string | null, address: string | null) =>
  rankingEntry({ id, rank: id, name, locality, address, fuels: [fuelPrice(10, 1.7)] });
const entries = [
  station(1, 'Eni Station', 'Rimini', 'Via Flaminia 100'),
  station(2, 'IP Caffè Centrale', "Sant'Àgata Feltria", null),
  station(3, 'Q8', null, 'Strada Statale Novafeltria'),
];

test.each([
  ['', [1, 2, 3]],
  ['   ', [1, 2, 3]],
  ['rimini', [1]],
  ['ENI', [1]],
  ['caffe', [2]],
  ['caffè', [2]],
  ['sant agata', [2]],
  ['sant’agata', [2]],
  ['feltria', [2, 3]],
  ['flaminia eni', [1]],
  ['100', [1]],
  ['null', []],
  ['pesaro', []],
  ['.*', [1, 2, 3]],
])('"%s" finds %j', (query, ids) => {
  expect(matching(entries, query).map(({ business }) => business.id)).toEqual(ids);
});
