// Tests rule import-areas.
import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { importRows, ministryStations, RIMINI, ROMA } from '../../../testing/imports/ministry.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { lockBoardVersion } from '../../changes/board-version.ts';
import { setClosedAt } from '../../stations/close-station.ts';
import { undoNewestRun } from '../runs/undo-run.ts';
import { findMovedOutsideAreas } from '../../stations/moved-outside-areas.ts';

const STAYS = RIMINI.replace('7|', '6|');
const AWAY = RIMINI.replace('44.0201|12.5156', '45.4642|9.1900');
const NOWHERE = RIMINI.replace('44.0201|12.5156', '|');

/** Imports a day on which station 7 has a position and a price. */
async function onDay(command: TestCommand, day: number, station: string, price: string) {
  command.clock.set(`2026-08-${day}T08:00:00Z`);
  const rows = [`7|Benzina|${price}|1|${day}/08/2026 06:00:00`];
  const report = await importRows(command, [station, STAYS, ROMA], rows, {
    day: `2026-08-${day}`,
  });
  return report;
}
/** The ministry's ids of the stations that wait for a decision. */
const movedOut = async ({ database: { kysely } }: TestCommand) => {
  const ids = (await findMovedOutsideAreas(kysely)).map(({ id }) => id);
  const rows = await kysely.selectFrom('station').select(['id', 'source_id']).execute();
  return ids.map((id) => Number(rows.find((row) => row.id === id)!.source_id));
};
const prices = async ({ database }: TestCommand) =>
  (await database.kysely.selectFrom('current_price').select('price').execute()).map(
    ({ price }) => price,
  );

test('a station that moves out of the areas stays, is reported, and waits for a decision until it returns', async () => {
  const command = await openTestCommand();
  await onDay(command, 21, RIMINI, '1.799');
  for (const [day, station] of [
    [22, AWAY],
    [23, NOWHERE],
  ] as const) {
    const { notes, tallies } = await onDay(command, day, station, `1.7${day}`);
    expect(await movedOut(command)).toEqual([7]);
    expect(notes.join()).toMatch(/Usciti dalle zone, da guardare in Oggi: .+ \(\d+\)\./u);
    expect(tallies.stations).toMatchObject({ changed: 1, outside: 1, unplaced: 0 });
    expect(await ministryStations(command)).toMatchObject([{ source_id: '6' }, { areas: [] }]);
    expect(await prices(command)).toEqual([1_700 + day]);
  }
  // A file without the station changes nothing.
  const rows = ['6|Benzina|1.799|1|24/08/2026 06:00:00'];
  command.clock.set('2026-08-24T08:00:00Z');
  const without = await importRows(command, [STAYS], rows, { day: '2026-08-24', force: true });
  expect(without.notes.join()).toMatch('Usciti dalle zone');
  expect(await movedOut(command)).toEqual([7]);
  const { notes } = await onDay(command, 25, RIMINI, '1.725');
  expect(await movedOut(command)).toEqual([]);
  expect(notes).toHaveLength(1);
  expect((await ministryStations(command))[1]).toMatchObject({ areas: ['confine'] });
});

test('a closed station does not wait for a decision, and gets no more prices', async () => {
  const command = await openTestCommand();
  await onDay(command, 21, RIMINI, '1.799');
  await onDay(command, 22, AWAY, '1.722');
  const { id } = (await ministryStations(command))[1]!;
  await inTransaction(command.database.kysely, async (tx) => {
    await lockBoardVersion(tx);
    await setClosedAt(tx, id, command.clock.now());
  });
  expect(await movedOut(command)).toEqual([]);
  const { tallies } = await onDay(command, 23, AWAY, '1.723');
  expect(tallies.stations).toMatchObject({ outside: 2 });
  expect(await prices(command)).toEqual([1_722]);
});

test('stored stations outside the areas are neither changed nor withdrawn', async () => {
  const command = await openTestCommand();
  const held = { source: 'mimit' as const, name: 'Vecchia', areas: [] };
  await addStation(command.database.kysely, { ...held, source_id: '8' });
  await addStation(command.database.kysely, { ...held, source_id: '9' });
  const { tallies } = await onDay(command, 21, RIMINI, '1.799');
  expect(tallies.stations).toMatchObject({ added: 2, changed: 0, outside: 1 });
  expect((await ministryStations(command)).slice(2)).toMatchObject([
    { name: 'Vecchia', listed: true },
    { name: 'Vecchia', listed: true },
  ]);
});

test('a station that moved out still waits after its import was undone, and when its file repeats the move', async () => {
  const command = await openTestCommand();
  await onDay(command, 21, RIMINI, '1.799');
  await onDay(command, 22, AWAY, '1.722');
  await undoNewestRun(command.context, 'mimit');
  expect(await movedOut(command)).toEqual([7]);
  const { tallies } = await onDay(command, 23, AWAY, '1.723');
  expect(tallies.stations).toMatchObject({ unchanged: 2, outside: 1 });
  expect(await prices(command)).toEqual([1_723]);
});

test.each([
  ['after it was merged is asked about', 22, [6]],
  ['before it was merged is not asked about', 23, []],
])('a station that moved out %s', async (_, day, expected) => {
  const command = await openTestCommand();
  await onDay(command, 21, RIMINI, '1.799');
  const { kysely } = command.database;
  const [six, seven] = await ministryStations(command);
  if (day === 23) await onDay(command, 22, AWAY, '1.722');
  const ids = { kept_id: six!.id, merged_id: seven!.id };
  await kysely
    .insertInto('station_merge')
    .values({ ...ids, merged_at: `2026-08-${day}T07:00:00Z`, moved: '{}' })
    .execute();
  await kysely
    .updateTable('station')
    .set({ merged_into: six!.id })
    .where('id', '=', seven!.id)
    .execute();
  await onDay(command, 24, AWAY, '1.724');
  expect(await movedOut(command)).toEqual(expected);
});
