// Tests rule price-gate.
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { importRows } from '../../../testing/imports/ministry.ts';
import { FIVE_OF_RIMINI } from '../../../testing/imports/past-days.ts';
import { importCommand } from '../../../cli/import-command.ts';

const NEW = FIVE_OF_RIMINI[0]!.replace('7|', '30|');
const KNOWN = ['7', '20', '21', '22', '23'];

let command: TestCommand;
beforeEach(async () => {
  command = await openTestCommand();
});

/** Imports a day's file in which the five stations have the same price, and other stations the given ones. */
async function read(day: string, others: Record<string, string> = {}, fuel = 'Metano') {
  command.clock.set(`${day}T08:00:00Z`);
  const time = `${day.split('-').toReversed().join('/')} 05:46:12`;
  const stated = { ...Object.fromEntries(KNOWN.map((station) => [station, '1.700'])), ...others };
  const rows = Object.entries(stated)
    .filter(([, price]) => price)
    .map(([station, price]) => `${station}|${fuel}|${price}|0|${time}`);
  const { tallies } = await importRows(command, [...FIVE_OF_RIMINI, NEW], rows, {
    day,
    force: true,
  });
  return tallies.prices!;
}
const shown = async (station: string) =>
  await command.database.kysely
    .selectFrom('current_price')
    .innerJoin('station', 'station.id', 'station_id')
    .select(['price', 'doubtful'])
    .where('source_id', '=', station)
    .executeTakeFirst();

describe('a distant price of the ministry with one comparison', () => {
  test('is doubted for a new station after an earlier day’s file, until the next file repeats it', async () => {
    await read('2026-08-21');
    expect(await read('2026-08-22', { 30: '1.030' })).toMatchObject({ doubtful: 1, rejected: {} });
    expect(await shown('30')).toEqual({ price: 1_030, doubtful: true });
    expect(await read('2026-08-23', { 30: '1.040' })).toMatchObject({ doubtful: 0 });
    expect(await shown('30')).toEqual({ price: 1_040, doubtful: false });
  });

  test('is doubted for a station that was missing for 35 days', async () => {
    await read('2026-07-18');
    await read('2026-08-21', { 7: '' });
    expect(await read('2026-08-22', { 7: '1.040' })).toMatchObject({ doubtful: 1 });
    expect(await shown('7')).toEqual({ price: 1_040, doubtful: true });
    await read('2026-08-23', { 7: '1.040' });
    expect(await shown('7')).toEqual({ price: 1_040, doubtful: false });
  });

  test('is not doubted on the first day, however often its file is imported', async () => {
    expect(await read('2026-08-21', { 30: '1.030' })).toMatchObject({ added: 6, doubtful: 0 });
    expect(await read('2026-08-21', { 30: '1.040' })).toMatchObject({ added: 1, doubtful: 0 });
    expect(await shown('30')).toEqual({ price: 1_040, doubtful: false });
  });

  test('is not doubted when all earlier days were undone', async () => {
    await read('2026-08-21');
    expect(await command.run(importCommand, 'undo', 'mimit')).toBe(0);
    expect(await read('2026-08-22', { 30: '1.030' })).toMatchObject({ doubtful: 0 });
  });
});

test('a price outside its fuel’s range is refused, independently of the file and the log', async () => {
  const wrong = Object.fromEntries(KNOWN.map((station) => [station, '0.170']));
  const first = await read('2026-08-21', { ...wrong, 30: '1.699' }, 'Benzina');
  expect(first).toMatchObject({ added: 1, rejected: { range: 5 } });
  await read('2026-08-22', {}, 'Benzina');
  expect(await read('2026-08-23', { 30: '1.030' }, 'Benzina')).toMatchObject({
    rejected: { range: 1 },
  });
});
