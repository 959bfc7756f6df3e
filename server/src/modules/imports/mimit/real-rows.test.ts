/** Imports real rows of the ministry, from slices of its files (scripts/make/make-slices.mjs). */
// Tests rule import-areas.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestCommand } from '../../../testing/command-context.ts';
import { sliceOf } from '../../../testing/real-data.ts';
import { unexplainedRows } from '../../../testing/prices/tally.ts';
import { decode } from '../reading/decode.ts';
import { rejectedRows } from '../runs/report.ts';
import { importMimit } from './import-mimit.ts';
import { readRegistry } from './registry.ts';
import { toStations } from './stations.ts';

const read = (name: string) => readRegistry(decode(readFileSync(sliceOf(name)), name), name);
const DAY = {
  registry: sliceOf('registry-2026-08-21.csv'),
  prices: sliceOf('prices-2026-08-21.csv'),
  force: false,
};

test('a day is accounted for row by row, and a second import changes nothing', async () => {
  const { context } = await openTestCommand();
  const { tallies } = await importMimit(context, DAY);
  expect(tallies.stations).toMatchObject({ read: 40, added: 32, outside: 5, unplaced: 3 });
  expect(tallies.prices).toMatchObject({ read: 183, added: 137, rejected: { range: 2 } });
  for (const tally of Object.values(tallies)) expect(unexplainedRows(tally)).toBe(0);

  const again = await importMimit(context, DAY);
  expect(again.tallies.stations).toMatchObject({ added: 0, changed: 0, unchanged: 32 });
  expect(again.tallies.prices).toMatchObject({ added: 0, unchanged: 137 });
});

test('names with unescaped separators are read completely', () => {
  const { rows, rejects } = read('separators-in-names.csv');
  expect([rows.length, rejects.length]).toEqual([12, 0]);
  for (const row of rows) {
    expect(row.province).toMatch(/^[A-Z]{2}$/u);
    expect(row.position).not.toBeNull();
    expect(row.brand).not.toContain('gestori');
  }
  for (const { station } of toStations(rows)) expect(station.name).not.toMatch(/gestori|\|/u);
});

test('a registry with the older separator is read completely', () => {
  const registry = read('registry-2020-06-22.csv');
  expect(registry).toMatchObject({ extractedOn: '2020-06-22', read: 8, cut: false, rejects: [] });
  expect(registry.rows.filter((row) => !row.position).map((row) => row.id)).toEqual([
    '45908',
    '10055',
  ]);
});

test('registry and prices of different years are refused together', async () => {
  const { context } = await openTestCommand();
  const sources = { ...DAY, registry: sliceOf('registry-2020-06-22.csv') };
  await expect(importMimit(context, sources)).rejects.toThrow('i due file non vanno insieme');
});

test('names around San Marino are not in capitals', () => {
  const stations = toStations(read('registry-2026-08-21.csv').rows).map(({ station }) => station);
  const shouted = stations.filter(({ name, address, locality }) =>
    /(?![IVX]+\b)\b[A-ZÀ-Ù]{5,}/u.test(`${name} ${address} ${locality}`),
  );
  expect(shouted).toEqual([]);
  expect(stations.filter(({ name }) => /\d{4,}|\s\s|S\.R\.L/iu.test(name))).toEqual([]);
});

test('a report contains its rejected rows', () => {
  const tally = {
    read: 19,
    added: 1,
    changed: 1,
    unchanged: 1,
    merged: 1,
    held: 2,
    withdrawn: 1,
    doubtful: 1,
    rejected: { range: 2, id: 3 },
    outside: 5,
    unplaced: 2,
  };
  expect(rejectedRows(tally)).toBe(5);
  expect(unexplainedRows(tally)).toBe(0);
});
