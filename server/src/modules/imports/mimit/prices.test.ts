// Tests rule import-columns.
import { expect, test } from 'vitest';
import { readPrices } from './prices.ts';

const HEAD = 'Estrazione del 2026-08-21\nidImpianto|descCarburante|prezzo|isSelf|dtComu\n';
const ROW = '3464|Benzina|2.479|0|20/08/2026 20:30:14';
const read = (...rows: string[]) => readPrices(HEAD + rows.join('\n'), 'prezzi.csv');

test('a row is read completely', () => {
  expect(read(ROW).rows).toEqual([
    {
      line: 3,
      text: ROW,
      station: '3464',
      fuel: 'Benzina',
      mode: 'served',
      price: 2479,
      observedAt: new Date('2026-08-20T18:30:14Z'),
    },
  ]);
  expect(read(ROW.replace('|0|', '|1|')).rows[0]?.mode).toBe('self');
});

test.each([
  ['3464|Benzina|2.479|0', 'columns'],
  [`${ROW}|`, 'columns'],
  [ROW.replace('3464', 'abc'), 'id'],
  [ROW.replace('Benzina', ' '), 'fuel'],
  [ROW.replace('2.479', 'N/D'), 'price'],
  [ROW.replace('|0|', '|2|'), 'mode'],
  [ROW.replace('20/08', '31/06'), 'date'],
])('"%s" is left out: %s', (row, reason) => {
  const { rows, rejects, read: count } = read(row, ROW);
  expect(rejects).toEqual([{ subject: 'prices', file: 'prezzi.csv', line: 3, reason, row }]);
  expect(count).toBe(rows.length + rejects.length);
});

test.each([ROW.slice(0, -1), ROW.slice(0, -5), ROW.slice(0, 12)])(
  'a truncated last line is noticed: "%s"',
  (last) => expect(read(ROW, last).cut).toBe(true),
);

test('a file that ends with a line break is not truncated', () => {
  expect(read(ROW, '').cut).toBe(false);
});

test.each([
  [
    'idImpianto|dtComu|descCarburante|prezzo|isSelf',
    '3464|20/08/2026 20:30:14|Benzina|2.479|0',
    [],
  ],
  ['idImpianto|descCarburante|prezzo|isSelf|dtComu|valuta', `${ROW}|EUR`, ['valuta']],
])('columns are found by their names: %s', (header, row, passedOver) => {
  const text = ['Estrazione del 2026-08-21', header, row].join('\n');
  const { rows, unknown, cut } = readPrices(text, 'prezzi.csv');
  const { text: _text, ...price } = read(ROW).rows[0]!;
  expect(rows).toMatchObject([price]);
  expect([unknown, cut]).toEqual([passedOver, false]);
});

test('a missing column is named', () => {
  const text = 'Estrazione del 2026-08-21\nidImpianto|descCarburante|isSelf|dtComu\n1|2|3|4';
  expect(() => readPrices(text, 'prezzi.csv')).toThrow(
    "prezzi.csv: nell'intestazione manca la colonna prezzo.",
  );
});
