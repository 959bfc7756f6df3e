import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestCommand } from '../../../testing/command-context.ts';
import { rejectedRows, unexplainedRows } from '../report.ts';
import { importMimit } from './import-mimit.ts';
import { readRegistry } from './registry.ts';
import { toStations } from './stations.ts';
import { decode } from '../reading/decode.ts';

const DATA = path.join(import.meta.dirname, '../../../../../../shared/data/mimit');
const data = (name: string) => path.join(DATA, name);
const read = (name: string) => readRegistry(decode(readFileSync(data(name)), name), name);

describe.skipIf(!existsSync(DATA))('the real files (skipped without ../shared/data)', () => {
  test('a whole day is accounted for row by row, and a second import changes nothing', async () => {
    const { context, output, database } = await openTestCommand();
    const sources = {
      registry: data('2026-08-21/anagrafica_impianti_attivi.csv.gz'),
      prices: data('2026-08-21/prezzo_alle_8.csv.gz'),
      force: false,
    };
    const { tallies, state } = await importMimit({ context, output }, sources);
    expect(tallies.stations).toMatchObject({ read: 23_973, added: 23_973 });
    expect(tallies.prices).toMatchObject({ read: 92_812, added: 92_727, merged: 13 });
    expect(tallies.prices?.rejected).toEqual({ range: 72 });
    for (const tally of Object.values(tallies)) expect(unexplainedRows(tally)).toBe(0);
    expect(state).toMatchObject({ registry: { extractedOn: '2026-08-21' } });
    const { belt } = await database.kysely
      .selectFrom('station')
      .select((eb) => eb.fn.countAll<string>().as('belt'))
      .where('areas', '=', sql<string[]>`'{confine}'`)
      .executeTakeFirstOrThrow();
    expect(Number(belt)).toBe(139);

    const again = await importMimit({ context, output }, sources);
    expect(again.tallies.stations).toMatchObject({ added: 0, changed: 0, unchanged: 23_973 });
    expect(again.tallies.prices).toMatchObject({ added: 0, unchanged: 92_727 });
  }, 240_000);

  test('names with unescaped separators are read whole', () => {
    const { rows, rejects } = read('unescaped_pipe__anagrafica.csv');
    expect([rows.length, rejects.length]).toEqual([112, 0]);
    for (const row of rows) {
      expect(row.province).toMatch(/^[A-Z]{2}$/u);
      expect(row.position).not.toBeNull();
      expect(row.brand).not.toContain('gestori');
    }
    for (const station of toStations(rows)) expect(station.name).not.toMatch(/gestori|\|/u);
  });

  test('a registry with the older separator is read whole', () => {
    const registry = read('2020-06-22-anagrafica-semicolon.csv.gz');
    expect(registry).toMatchObject({ extractedOn: '2020-06-22', read: 23_615, cut: false });
    expect(registry.rejects).toEqual([]);
    expect(registry.rows.filter((row) => !row.position).map((row) => row.line)).toEqual([
      663, 6452,
    ]);
  });

  test('registry and prices of different years are refused together', async () => {
    const { context, output } = await openTestCommand();
    const sources = {
      registry: data('2020-06-22-anagrafica-semicolon.csv.gz'),
      prices: data('slice-RN-prezzi-2026-08-21.csv'),
      force: false,
    };
    await expect(importMimit({ context, output }, sources)).rejects.toThrow(
      'i due file non vanno insieme',
    );
  });

  test('nobody shouts in the names around San Marino', () => {
    const stations = toStations(read('slice-RN-anagrafica-2026-08-21.csv').rows);
    expect(stations).toHaveLength(138);
    const shouted = stations.filter(({ name, address, locality }) =>
      /(?![IVX]+\b)\b[A-ZÀ-Ù]{5,}/u.test(`${name} ${address} ${locality}`),
    );
    expect(shouted).toEqual([]);
    expect(
      stations.filter(({ name }) => /\d{4,}|\s\s|S\.R\.L/iu.test(name)).map((s) => s.name),
    ).toEqual(['Eni Rimini, Viale XXIII Settembre 1845']);
  });
});

test('a report knows its rejected rows', () => {
  const tally = {
    read: 12,
    added: 1,
    changed: 1,
    unchanged: 1,
    merged: 1,
    held: 2,
    withdrawn: 1,
    doubtful: 1,
    rejected: { range: 2, id: 3 },
  };
  expect(rejectedRows(tally)).toBe(5);
  expect(unexplainedRows(tally)).toBe(0);
});
