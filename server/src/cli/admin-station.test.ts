import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../testing/command-context.ts';
import { addStation } from '../testing/stations.ts';
import { adminCommand } from './admin-command.ts';

const admin = (command: TestCommand, ...args: string[]) => command.run(adminCommand, ...args);
const actions = async ({ database }: TestCommand) =>
  (await database.kysely.selectFrom('action_log').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );
const said = ({ lines }: TestCommand) => lines.join('\n');

test('a station is added, changed, closed and opened again', async () => {
  const command = await openTestCommand();
  expect(await admin(command, 'add-station', 'Nuova', '--at', '43.9813,12.4897')).toBe(0);
  const more = ['--brand', 'Api', '--phone', '0549 123456', '--close', '--why', 'ruspe'];
  expect(await admin(command, 'station', 'Nuova', '--name', 'Da Gigi', ...more)).toBe(0);
  expect(said(command)).toContain('chiuso per sempre');
  expect(await admin(command, 'station', 'Da Gigi', '--brand', '-', '--open')).toBe(0);
  const row = await command.database.kysely
    .selectFrom('station')
    .select(['name', 'brand', 'phone', 'country', 'closed_at'])
    .where('name', '=', 'Da Gigi')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    name: 'Da Gigi',
    brand: null,
    phone: '0549 123456',
    country: 'SM',
    closed_at: null,
  });
  expect(await actions(command)).toEqual([
    'station_created',
    'station_edited',
    'station_closed',
    'station_edited',
    'station_reopened',
  ]);
});

test('what is wrong with a fact is said, and nothing is written', async () => {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { name: 'Da Gigi' });
  expect(await admin(command, 'add-station', 'Nuova')).toBe(2);
  expect(await admin(command, 'add-station', 'Nuova', '--at', 'qui')).toBe(2);
  expect(await admin(command, 'station', 'Da Gigi', '--website', 'api.sm')).toBe(2);
  expect(await admin(command, 'station', 'Da Gigi', '--close', '--open')).toBe(2);
  const told = command.errors.join('\n');
  expect(told).toContain('Metti il distributore sulla mappa');
  expect(told).toContain("website: L'indirizzo del sito deve cominciare con http");
  expect(await actions(command)).toEqual([]);
});

test('two stations are merged, and parted again', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const kept = await addStation(kysely, { name: 'Resta' });
  const other = await addStation(kysely, { name: 'Altro' });
  expect(await admin(command, 'merge', 'Resta', 'Altro', '--why', 'doppione')).toBe(0);
  const merge = /unmerge (\d+)/u.exec(said(command))![1]!;
  const led = () =>
    kysely
      .selectFrom('station')
      .select('merged_into')
      .where('id', '=', other)
      .executeTakeFirstOrThrow();
  expect(await led()).toEqual({ merged_into: kept });
  expect(await admin(command, 'station', 'Resta')).toBe(0);
  expect(said(command)).toContain(`unito: Altro (${other})`);
  expect(await admin(command, 'unmerge', merge)).toBe(0);
  expect(await led()).toEqual({ merged_into: null });
  expect(await actions(command)).toEqual(['stations_merged', 'merge_undone']);
});

test('a token for a till is made, listed and revoked', async () => {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { name: 'Da Gigi' });
  expect(await admin(command, 'token', 'Da Gigi', '--name', 'Cassa 1')).toBe(0);
  const [, id, token] = /Chiave (\d+) per Cassa 1: (pieno_cassa_[\w-]{43})/u.exec(said(command))!;
  command.lines.length = 0;
  expect(await admin(command, 'token', 'Da Gigi')).toBe(0);
  expect(said(command)).toContain('Cassa 1, mai usata');
  expect(said(command)).not.toContain(token);
  expect(await admin(command, 'token', 'Da Gigi', '--revoke', id!)).toBe(0);
  expect(said(command)).toContain('nessuna');
  expect(await admin(command, 'token', 'Da Gigi', '--name', ' ')).toBe(2);
  expect(await actions(command)).toEqual(['token_made', 'token_revoked']);
});

test('hours, services and payment are typed as they are told', async () => {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { name: 'Da Gigi' });
  const typed = ['--hours', 'lun-ven 7-12:30, 15:00-19:30; sab 7:00-12:30', '--self-hours', '24h'];
  const lists = ['--services', 'bar, wash', '--payments', 'cash', '--smac', 'sì'];
  const days = ['--exceptions', '2026-12-25 chiuso; 2027-01-06 8-12'];
  expect(await admin(command, 'details', 'Da Gigi', ...typed, ...lists, ...days)).toBe(0);
  const told = said(command);
  expect(told).toContain('lun–ven 7:00–12:30, 15:00–19:30 · sab 7:00–12:30 · dom chiuso');
  expect(told).toContain('self-service: sempre aperto');
  expect(told).toContain('2026-12-25: chiuso\n    2027-01-06: 8:00–12:00');
  expect(told).toContain('servizi: wash, bar\n    pagamenti: cash\n    SMaC: sì');
  for (const wrong of [
    ['--hours', 'oggi 7-12'],
    ['--hours', 'lun sempre'],
    ['--hours', 'lun 7-7'],
    ['--smac', 'forse'],
    ['--services', 'disco'],
  ]) {
    expect(await admin(command, 'details', 'Da Gigi', ...wrong)).toBe(2);
  }
  expect(command.errors).toContain(
    '«sempre» non è un orario: scrivi 7:00-12:30, 24h oppure chiuso.',
  );
  expect(await admin(command, 'details', 'Da Gigi', '--hours', '-', '--exceptions', '-')).toBe(0);
  expect(
    command.lines.slice(command.lines.findLastIndex((line) => line.includes('Da Gigi'))),
  ).toEqual([
    expect.stringContaining('Da Gigi'),
    '    self-service: sempre aperto',
    '    servizi: wash, bar',
    '    pagamenti: cash',
    '    SMaC: sì',
  ]);
  expect(await actions(command)).toEqual(['station_edited', 'station_edited']);
});
