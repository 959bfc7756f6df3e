import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { beginRun } from '../imports/runs.ts';
import { emptyTables, openTestDatabase } from '../../testing/database.ts';
import { fixedClock, type FixedClock } from '../../testing/fixed-clock.ts';
import { sayingPrices, type Said } from '../../testing/saying-prices.ts';
import { addFuelTypes, addStation } from '../../testing/stations.ts';
import { undoRunStep } from './undo.ts';

let database: Database;
let clock: FixedClock;
let saying: ReturnType<typeof sayingPrices>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  clock = fixedClock('2026-11-20T07:00:00Z');
  saying = sayingPrices(database, clock, await addStation(database.kysely));
});

const say = (said: Said) => saying.say(said);
const sayOf = (instantDay: number, said: Said) => saying.sayOf(instantDay, said);
const board = (at?: number) => saying.board(at);
const price = () => saying.price();
const log = () => saying.log();
const decide = (isRight: boolean) => saying.decide(isRight);
const withdraw = () => saying.withdraw();

describe('a price taken back', () => {
  beforeEach(async () => {
    await say({ price: 1790, day: 20 });
    await say({ price: 1810, day: 21 });
    expect(await withdraw()).toMatchObject({ price: 1810 });
  });

  test('gives way to the one before, with its own time', async () => {
    const observed_at = new Date('2026-11-20T06:00:00Z');
    expect(await board()).toMatchObject({ price: 1790, observed_at });
    await withdraw();
    expect([await board(), await withdraw()]).toEqual([undefined, undefined]);
  });

  test('stays back when it is said again', async () => {
    expect(await sayOf(21, { price: 1810, day: 22 })).toMatchObject({
      withdrawn: [{ index: 0 }],
      moved: 0,
    });
  });

  test('is held at a new instant, as often as it comes, until somebody says yes', async () => {
    for (const day of [22, 23]) {
      expect(await say({ price: 1810, day })).toMatchObject({ held: [{ reason: 'taken_back' }] });
    }
    expect(await price()).toBe(1790);
    await decide(true);
    expect(await price()).toBe(1810);
  });

  test('is free again after its source said another one', async () => {
    await say({ price: 1800, day: 22 });
    expect(await say({ price: 1810, day: 23 })).toMatchObject({ added: 1, held: [] });
  });

  test('does not bind another source', async () => {
    expect(await say({ price: 1810, day: 22, origin: 'administrator' })).toMatchObject({
      added: 1,
    });
  });
});

test('an undone run takes back what it said and what it confirmed', async () => {
  const begin = (day: number) => beginRun(database.kysely, 'prices', clock.now(), `2026-11-${day}`);
  const other = await addStation(database.kysely);
  await say({ price: 1790, day: 20, runId: await begin(20) });
  await say({ price: 1590, day: 21, runId: await begin(21) });
  const runId = await begin(22);
  await say({ price: 1595, day: 22, runId });
  await say({ price: 1799, day: 22, at: other, runId });
  expect([await price(), (await board(other))?.price]).toEqual([1595, 1799]);
  const step = async () =>
    await inTransaction(database.kysely, (tx) => undoRunStep(tx, clock, runId, 'maria', 1));
  expect(await step()).toEqual({ withdrawn: 1, waiting: 0 });
  expect(await step()).toEqual({ withdrawn: 1, waiting: 0 });
  expect(await step()).toEqual({ withdrawn: 0, waiting: 1 });
  expect(await step()).toEqual({ withdrawn: 0, waiting: 0 });
  expect([await price(), await board(other)]).toEqual([1790, undefined]);
  expect((await log()).map(({ state }) => state)).toEqual([
    'accepted',
    'held',
    'withdrawn',
    'withdrawn',
  ]);
});
