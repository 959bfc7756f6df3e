import { expect, test } from 'vitest';
import type { Reject } from './reasons.ts';
import { inRowOrder, mergeRejects } from './rejects-order.ts';

const at = (place: string): Reject => {
  const [file = '', line] = place.split(':');
  return { subject: 'prices', file, line: Number(line), reason: 'price', row: '' };
};
const placeOf = ({ file, line }: Reject) => `${file}:${line}`;

async function merged(early: string[][], late: string[]): Promise<string[]> {
  const batches = (async function* () {
    for (const batch of early) yield batch.map(at);
  })();
  const rows: string[] = [];
  for await (const batch of mergeRejects(batches, late.map(at))) rows.push(...batch.map(placeOf));
  return rows;
}

test('rejected rows are sorted by line, file after file', () => {
  expect(inRowOrder(['b:3', 'a:2', 'b:1', 'a:1'].map(at)).map(placeOf)).toEqual([
    'b:1',
    'b:3',
    'a:1',
    'a:2',
  ]);
});

test('rows rejected while writing come between those rejected while reading', async () => {
  expect(await merged([['a:2', 'a:4'], ['a:9']], ['a:7', 'a:3', 'a:12', 'a:1'])).toEqual([
    'a:1',
    'a:2',
    'a:3',
    'a:4',
    'a:7',
    'a:9',
    'a:12',
  ]);
});

test('the last rows of a file come before the next file', async () => {
  expect(await merged([['a:2'], ['b:1']], ['b:9', 'a:5', 'c:1'])).toEqual([
    'a:2',
    'a:5',
    'b:1',
    'b:9',
    'c:1',
  ]);
});

test('without rows rejected while reading, the others keep their order', async () => {
  expect(await merged([], ['a:2', 'a:1'])).toEqual(['a:1', 'a:2']);
});
