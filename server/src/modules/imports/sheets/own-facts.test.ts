// Tests rule admin-station-facts.
import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { lockBoardVersion } from '../../changes/board-version.ts';
import { editDetails } from '../../stations/facts/edit-details.ts';
import { editFacts } from '../../stations/facts/edit-facts.ts';
import { importStationSheet } from './import-stations.ts';

const run = async ({ context, file }: TestCommand, ...rows: string[]) =>
  await importStationSheet(context, await file('distributori.csv', rows.join('\n')));
const stations = ({ database }: TestCommand) =>
  database.kysely.selectFrom('station').selectAll().execute();

test('a sheet keeps the facts that people have edited, and uses the rest of its row', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const id = await addStation(kysely, { name: 'Da Gino', phone: '0549 1' });
  const head = 'id;name;phone;email;latitude;longitude';
  await run(command, head, `${id};Gino;0549 2;gino@example.sm;43,9433;12,4467`);
  await inTransaction(kysely, async (tx) => {
    await lockBoardVersion(tx);
    await editDetails(tx, id, { name: 'Gino', phone: '0549 900000', description: 'Dal 1961' });
    await editFacts(tx, id, { latitude: 43.9433, longitude: 12.45 });
  });
  const report = await run(command, head, `${id};Da Gigi;0549 3;gigi@example.sm;43,9;12,4`);
  expect(report.notes).toContain(
    'Distributori con dati scritti da chi li gestisce, rimasti come sono: 1.',
  );
  expect(await stations(command)).toMatchObject([
    // The name was submitted unchanged, so the sheet's stays.
    { name: 'Da Gigi', phone: '0549 900000', description: 'Dal 1961', email: 'gigi@example.sm' },
  ]);
  expect(await stations(command)).toMatchObject([{ latitude: 43.9433, longitude: 12.45 }]);
  const same = await run(command, 'id;phone', `${id};0549 900000`);
  expect([same.notes, same.tallies.stations]).toMatchObject([[], { unchanged: 1 }]);
  await inTransaction(kysely, async (tx) => {
    await lockBoardVersion(tx);
    await editDetails(tx, id, { phone: null });
  });
  await run(command, 'id;phone', `${id};0549 3`);
  expect(await stations(command)).toMatchObject([{ phone: null }]);
});
