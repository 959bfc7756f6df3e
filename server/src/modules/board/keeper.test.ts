// Tests rule board-refresh.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { recordPrices } from '../prices/record.ts';
import { Board } from './board.ts';
import { keepBoard, type BoardKeeper } from './keeper.ts';
import { readBoardVersion } from '../changes/board-version.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
/** Milliseconds between two polls of the version row. */
const ONE_LOOK_MS = 5_000;
const failures: unknown[] = [];
let database: Database;
let board: Board;
let keeper: BoardKeeper;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  database = await openTestDatabase();
});
beforeEach(async () => {
  failures.length = 0;
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  board = new Board(database.kysely, clock);
  keeper = await keepBoard(board, database, clock, (error) => failures.push(error));
});
afterEach(() => keeper.stop());
afterAll(() => vi.useRealTimers());

/** Stops polling, so that changes are only noticed by notifications. */
const noMoreLooks = () => vi.clearAllTimers();
const price = (stationId: number, thousandths: number) =>
  inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'owner' }, [
      { stationId, fuelTypeId: 10, price: thousandths, unit: 'litre', observedAt: clock.now() },
    ]),
  );
const petrol = (): number[] =>
  (JSON.parse(board.ranking('SM', 10)!.identity.body.toString()) as RankingEntry[]).map(
    (entry) => entry.fuels[0]!.price,
  );

test('the board is filled before the first request', () => {
  expect(board.madeAt).toEqual(clock.now());
  expect(petrol()).toEqual([]);
});

test('a committed price reaches the answers by its notification', async () => {
  noMoreLooks();
  const station = await addStation(database.kysely);
  await price(station, 1_669);
  await expect.poll(petrol).toEqual([1.669]);
});

test('after many changes at once the last one shows', async () => {
  noMoreLooks();
  const station = await addStation(database.kysely);
  for (let thousandths = 1_500; thousandths < 1_520; thousandths += 1) {
    await price(station, thousandths);
  }
  const version = await readBoardVersion(database.kysely);
  await expect.poll(() => board.version).toBe(version);
  expect(petrol()).toEqual([1.519]);
  expect(failures).toEqual([]);
});

test('the next poll makes up for a lost notification', async () => {
  await keeper.stop();
  const deaf = { ...database, listen: async () => async () => undefined };
  keeper = await keepBoard(board, deaf, clock, (error) => failures.push(error));
  await price(await addStation(database.kysely), 1_669);
  await vi.advanceTimersByTimeAsync(ONE_LOOK_MS - 1);
  expect(petrol()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(petrol).toEqual([1.669]);
});

test('a failing refresh is reported once and keeps the answers', async () => {
  await price(await addStation(database.kysely), 1_669);
  await expect.poll(petrol).toEqual([1.669]);
  const away = new Error('away');
  const refresh = vi.spyOn(board, 'refresh').mockRejectedValue(away);
  for (const looks of [1, 2]) {
    await vi.advanceTimersByTimeAsync(ONE_LOOK_MS);
    await expect.poll(() => refresh.mock.calls.length).toBeGreaterThanOrEqual(looks);
  }
  expect(failures).toEqual([away]);
  expect(petrol()).toEqual([1.669]);
});
