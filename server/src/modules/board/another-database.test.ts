// Tests rule board-refresh.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, sharedTestDatabase } from '../../testing/database/database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { recordPrices } from '../prices/record.ts';
import type { BoardChange } from './board-change.ts';
import { Board } from './board.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
let database: Database;
let board: Board;
beforeEach(async () => {
  database = await sharedTestDatabase();
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  board = new Board(database.kysely, clock);
});

async function priced(name: string): Promise<number> {
  const stationId = await addStation(database.kysely, { name });
  const row = { fuelTypeId: 10, price: 1669, unit: 'litre', observedAt: clock.now() } as const;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'operator_sheet' }, [{ stationId, ...row }]),
  );
  return stationId;
}
const ranking = () =>
  (JSON.parse(board.ranking('SM', 10)!.identity.body.toString()) as RankingEntry[]).map(
    ({ business }) => business.name,
  );

test('reads everything again when the version is lower', async () => {
  await priced('Dogana');
  await board.refresh();
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  await priced('Murata');
  await addStation(database.kysely, { name: 'Faetano' });
  await database.kysely.updateTable('board_version').set({ version: '1' }).execute();
  await database.kysely.updateTable('station').set({ revision: '1' }).execute();
  expect(board.version).toBeGreaterThan(1);
  await board.refresh();
  expect(ranking()).toEqual(['Murata']);
  expect([...board.stations.all()].map(({ name }) => name).toSorted()).toEqual([
    'Faetano',
    'Murata',
  ]);
});

test("reads everything again where the version's table is another one, as after a restore", async () => {
  const id = await priced('Dogana');
  await board.refresh();
  const changes: BoardChange[] = [];
  board.events.on('changed', (change) => changes.push(change));
  await sql`
    alter table board_version rename to old_version;
    create table board_version (like old_version including all);
    insert into board_version select * from old_version;
    drop table old_version`.execute(database.kysely);
  await database.kysely.updateTable('station').set({ name: 'Murata' }).execute();
  await board.refresh();
  expect(ranking()).toEqual(['Murata']);
  expect(changes).toEqual([{ stations: [id], isGeneral: true }]);
  await board.refresh();
  expect(changes.length).toBe(1);
});
