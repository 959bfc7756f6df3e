import { beforeAll, beforeEach } from 'vitest';
import type { Insertable, Updateable } from 'kysely';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { Database } from '../../db/database.ts';
import type { CurrentPrice, DB } from '../../db/schema.gen.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Prepared } from '../../prepared/prepared.ts';
import { Board } from '../../modules/board/board.ts';
import { bumpBoardVersion } from '../../modules/changes/board-version.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import type { TestApp } from '../app.ts';
import { emptyTables, openTestDatabase } from '../database/database.ts';
import { fixedClock } from '../fixed-clock.ts';
import { addFuelTypes, addStation } from '../stations/stations.ts';

/** Noon in the winter of 2026. */
const NOON = '2026-11-21T11:00:00Z';

/** The board as a newly started server process reads it; emptied tables count their versions from the beginning. */
export async function boardNow({ database, clock }: TestApp): Promise<Board> {
  const board = new Board(database.kysely, clock);
  await board.refresh();
  return board;
}

/** A station's page in such a process. */
export async function pageNow(server: TestApp, id: number): Promise<BusinessDetails> {
  const prepared = await (await boardNow(server)).station(id);
  return JSON.parse(String(prepared!.identity.body)) as BusinessDetails;
}

/** Sets up tests of a board: before each an empty database, a clock at noon and an unfilled board. */
export function useBoard() {
  const clock = fixedClock(NOON);
  let database: Database;
  let board: Board;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    clock.set(NOON);
    await emptyTables(database);
    await addFuelTypes(database.kysely);
    board = new Board(database.kysely, clock);
  });
  const read = <T>(prepared: Prepared | undefined): T =>
    JSON.parse(prepared!.identity.body.toString()) as T;
  return {
    board: () => board,
    kysely: () => database.kysely,
    clock,
    read,
    /** Adds a station in San Marino, or in the named areas. */
    station: (name: string, more: Parameters<typeof addStation>[1] = {}) =>
      addStation(database.kysely, { name, ...more }),
    /** Records a price in thousandths of a euro, seen now. */
    price: (
      stationId: number,
      fuelTypeId: number,
      thousandths: number,
      origin: PriceOrigin = 'operator_sheet',
    ) =>
      inTransaction(database.kysely, (tx) => {
        const { unit } = FUEL_TYPES.find(({ id }) => id === fuelTypeId)!;
        const claim = { stationId, fuelTypeId, price: thousandths, unit, observedAt: clock.now() };
        return recordPrices(tx, clock, { origin, isSure: true }, [claim]);
      }),
    /** Changes derived values of a current price. */
    amend: (stationId: number, fuelTypeId: number, values: Updateable<CurrentPrice>) =>
      inTransaction(database.kysely, async (tx) => {
        await tx
          .updateTable('current_price')
          .set(values)
          .where('station_id', '=', stationId)
          .where('fuel_type_id', '=', fuelTypeId)
          .execute();
        await bumpBoardVersion(tx, [stationId]);
      }),
    /** Adds a row about a station, and notifies the board. */
    add: <Table extends keyof DB>(
      table: Table,
      row: Insertable<DB[Table]> & { station_id: number },
    ) =>
      inTransaction(database.kysely, async (tx) => {
        await tx.insertInto(table).values(row).execute();
        await bumpBoardVersion(tx, [row.station_id]);
      }),
    pageOf: async (id: number) => read<BusinessDetails>(await board.station(id)),
  };
}
