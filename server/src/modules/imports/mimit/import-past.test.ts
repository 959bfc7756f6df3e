// Tests rules history-past, import-trial.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { importCommand } from '../../../cli/import-command.ts';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { importRows } from '../../../testing/imports/ministry.ts';
import {
  FIVE_OF_RIMINI,
  openWithToday,
  writePastDays,
} from '../../../testing/imports/past-days.ts';
import { unexplainedRows } from '../../../testing/prices/tally.ts';
import { importPast } from './import-past.ts';

const log = async ({ database }: TestCommand) =>
  (
    await database.kysely
      .selectFrom('observation')
      .select(['price', 'observed_at', 'state'])
      .orderBy('observed_at')
      .orderBy('id')
      .execute()
  ).map(({ price, observed_at, state }) => [observed_at.toISOString().slice(0, 10), price, state]);
const current = async ({ database }: TestCommand) =>
  (
    await database.kysely.selectFrom('current_price').select('price').orderBy('price').execute()
  ).map(({ price }) => price);

const DAYS = {
  '2026-03-02': ['7|Benzina|1.700|1|01/03/2026 08:00:00', '20|Benzina|1.650|1|02/03/2026 07:00:00'],
  '2026-03-01': ['7|Benzina|1.700|1|01/03/2026 08:00:00'],
  '2026-03-03': ['7|Benzina|1.680|1|03/03/2026 07:30:00'],
};

test('past days enter the log oldest first, and the current price moves only forward', async () => {
  const command = await openWithToday();
  const folder = await writePastDays(command, DAYS);
  const report = await importPast(command.context, folder);
  expect(report.tallies.prices).toMatchObject({ read: 4, added: 3, unchanged: 1, rejected: {} });
  expect(unexplainedRows(report.tallies.prices!)).toBe(0);
  expect(await log(command)).toEqual([
    ['2026-03-01', 1_700, 'accepted'],
    ['2026-03-02', 1_650, 'accepted'],
    ['2026-03-03', 1_680, 'accepted'],
    ['2026-08-21', 1_999, 'accepted'],
  ]);
  expect(await current(command)).toEqual([1_650, 1_999]);
  expect(report.notes).toContain('File dei prezzi: 3, dal 2026-03-01 al 2026-03-03.');
  const again = await importPast(command.context, folder);
  expect(again.tallies.prices).toMatchObject({ added: 0, unchanged: 4 });
});

test('after the import the imported days have figures, for an area’s stations and for the area', async () => {
  const command = await openWithToday();
  const folder = await writePastDays(command, DAYS);
  expect(await command.run(importCommand, 'mimit', '--history', folder)).toBe(0);
  const days = await command.database.kysely
    .selectFrom('price_area_day')
    .select([sql<string>`day::text`.as('day'), 'min', 'max', 'stations'])
    .where('area', '=', 'confine')
    .where('decade', '=', 10)
    .where('day', '<=', sql<Date>`date '2026-03-03'`)
    .orderBy('day')
    .execute();
  expect(days).toEqual([
    { day: '2026-03-01', min: 1_700, max: 1_700, stations: 1 },
    { day: '2026-03-02', min: 1_650, max: 1_700, stations: 2 },
    { day: '2026-03-03', min: 1_650, max: 1_700, stations: 2 },
  ]);
});

test('a past day is evaluated by its fuel’s range, not by its own rows or today’s prices', async () => {
  const command = await openWithToday();
  const row = (station: number, price: string) =>
    `${station}|Benzina|${price}|1|01/03/2026 08:00:00`;
  const slips = [20, 21].map((station) => row(station, '0.170'));
  const right = [row(22, '1.250'), row(23, '1.240'), row(7, '2.600')];
  const folder = await writePastDays(command, { '2026-03-01': [...slips, ...right] });
  const { tallies } = await importPast(command.context, folder);
  expect(tallies.prices).toMatchObject({ added: 3, doubtful: 0, held: 0, rejected: { range: 2 } });
});

test('a trial evaluates every row and writes nothing', async () => {
  const command = await openWithToday();
  const folder = await writePastDays(command, DAYS);
  const before = await log(command);
  expect(await command.run(importCommand, 'mimit', '--history', folder, '--dry-run')).toBe(0);
  expect(command.lines).toContain('         3 aggiunti');
  expect(command.lines).toContain('- Prova: niente è stato scritto.');
  expect(command.lines).toContain(
    '- Ogni giorno è stato provato da solo, come se quelli prima non ci fossero.',
  );
  expect(await log(command)).toEqual(before);
  const runs = await command.database.kysely.selectFrom('import_run').select('kind').execute();
  expect(runs).toEqual([{ kind: 'mimit' }]);
});

test('an import of past days is undone like other imports, and today’s prices stay', async () => {
  const command = await openWithToday();
  const folder = await writePastDays(command, DAYS);
  expect(await command.run(importCommand, 'mimit', '--history', folder)).toBe(0);
  expect(await command.run(importCommand, 'undo', 'mimit-history')).toBe(0);
  expect(command.lines).toContain('Prezzi ritirati: 3. Valgono di nuovo quelli di prima.');
  expect(await current(command)).toEqual([1_999]);
});

test('a folder without price files is refused, other files are counted', async () => {
  const command = await openWithToday();
  const empty = path.join(command.folder, 'vuota');
  await mkdir(empty);
  await writeFile(path.join(empty, 'note.txt'), 'niente');
  expect(await command.run(importCommand, 'mimit', '--history', empty)).toBe(1);
  expect(command.errors.join('\n')).toContain('non contiene un file dei prezzi del ministero');
  const folder = await writePastDays(command, DAYS);
  await writeFile(path.join(folder, 'note.txt'), 'niente');
  const { notes } = await importPast(command.context, folder);
  expect(notes).toContain('File di altro genere, non letti: 1.');
});

test('on a new installation no past day is imported before a current one', async () => {
  const command = await openTestCommand();
  const folder = await writePastDays(command, DAYS);
  expect(await command.run(importCommand, 'mimit', '--history', folder)).toBe(1);
  expect(command.errors.join('\n')).toBe(
    [
      'Pieno non conosce ancora nessun distributore del ministero nelle zone: importa prima il giorno di oggi.',
      'Si importa con «npm run import -- mimit».',
      'Niente è stato cambiato.',
    ].join('\n'),
  );
  const runs = await command.database.kysely.selectFrom('import_run').select('kind').execute();
  expect(runs).toEqual([]);
});

test('a station that moved out of the areas keeps its past days until it is closed', async () => {
  const command = await openWithToday();
  command.clock.set('2026-08-22T08:00:00Z');
  const [seven, ...others] = FIVE_OF_RIMINI;
  const away = seven!.replace('44.0201|12.5156', '45.4642|9.1900');
  await importRows(command, [away, ...others], ['20|Benzina|1.999|1|22/08/2026 06:00:00'], {
    day: '2026-08-22',
  });
  const folder = await writePastDays(command, DAYS);
  const { tallies } = await importPast(command.context, folder);
  expect(tallies.prices).toMatchObject({ read: 4, added: 3, outside: 0 });
  await command.database.kysely
    .updateTable('station')
    .set({ closed_at: command.clock.now() })
    .where('source_id', '=', '7')
    .execute();
  const again = await importPast(command.context, folder);
  expect(again.tallies.prices).toMatchObject({ read: 4, unchanged: 1, outside: 3 });
});

test('an unknown fuel is reported with the number of its prices', async () => {
  const command = await openWithToday();
  const row = '7|Miscela Xyz|1.700|1|01/03/2026 08:00:00';
  const folder = await writePastDays(command, { '2026-03-01': [row], '2026-03-02': [row] });
  const { tallies, notes } = await importPast(command.context, folder);
  expect(tallies.prices).toMatchObject({ read: 2, unchanged: 0, rejected: { fuel: 2 } });
  expect(notes).toContain(
    'Carburante sconosciuto: «Miscela Xyz Self», prezzi lasciati fuori: 2. Si decide in Oggi quando lo nomina anche il file del giorno; poi ripeti.',
  );
});
