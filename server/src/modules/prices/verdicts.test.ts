import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database.ts';
import { fixedClock, type FixedClock } from '../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../testing/stations.ts';
import { beginRun } from '../imports/runs.ts';
import { decideWaiting, withdrawCurrent } from './decide.ts';
import { recordPrices } from './record.ts';
import { undoRunStep } from './undo.ts';

const MARIA = { by: 'maria', reason: 'telefonata' };
let database: Database;
let clock: FixedClock;
let station: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  clock = fixedClock('2026-11-20T07:00:00Z');
  station = await addStation(database.kysely);
});

interface Said {
  price: number;
  /** Day of November 2026; the instant is 6:00 UTC of that day. */
  day: number;
  at?: number;
  origin?: PriceOrigin;
  runId?: number;
  medians?: ReadonlyMap<number, number>;
}

/** Records a diesel price on a day; the clock moves to 7:00 UTC of it. */
async function say({ price, day, at = station, origin = 'operator_sheet', ...more }: Said) {
  clock.set(`2026-11-${day}T07:00:00Z`);
  return await sayOf(day, { price, day, at, origin, ...more });
}

/** The same, of an instant of another day. */
async function sayOf(
  instantDay: number,
  { price, day, at = station, origin = 'operator_sheet', ...more }: Said,
) {
  clock.set(`2026-11-${day}T07:00:00Z`);
  const observedAt = new Date(`2026-11-${instantDay}T06:00:00Z`);
  const claim = { stationId: at, fuelTypeId: 20, unit: 'litre', price, observedAt } as const;
  const { origin: _, ...sender } = { origin, ...more };
  return await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin, day: `2026-11-${day}`, ...sender }, [claim]),
  );
}

const board = async (at = station) =>
  await database.kysely
    .selectFrom('current_price')
    .select(['price', 'doubtful', 'observed_at'])
    .where('station_id', '=', at)
    .executeTakeFirst();
const price = async () => (await board())?.price;
const log = async () =>
  await database.kysely
    .selectFrom('observation')
    .select(['price', 'state', 'reason'])
    .orderBy('id')
    .execute();
const waiting = async () =>
  (
    await database.kysely
      .selectFrom('observation')
      .select('id')
      .where((eb) => eb.or([eb('state', '=', 'held'), eb('doubtful', '=', true)]))
      .execute()
  ).map(({ id }) => id);
const decide = async (isRight: boolean) => {
  const ids = await waiting();
  return await inTransaction(database.kysely, (tx) =>
    decideWaiting(tx, clock, ids, isRight, MARIA),
  );
};
const withdraw = async () =>
  await inTransaction(database.kysely, (tx) =>
    withdrawCurrent(tx, clock, { stationId: station, fuelTypeId: 20 }, MARIA),
  );

describe('a refused claim', () => {
  test('is kept with its reason, once, and never shown', async () => {
    await say({ price: 1790, day: 20 });
    expect(await say({ price: 1169, day: 21 })).toMatchObject({ rejected: [{ reason: 'range' }] });
    expect(await say({ price: 1169, day: 21 })).toMatchObject({ rejected: [{ reason: 'range' }] });
    expect(await log()).toEqual([
      { price: 1790, state: 'accepted', reason: null },
      { price: 1169, state: 'rejected', reason: 'range' },
    ]);
    expect(await price()).toBe(1790);
  });

  test('says which range would have been accepted', async () => {
    const { rejected } = await say({ price: 1169, day: 20 });
    expect(rejected[0]).toMatchObject({ range: { min: 1200, max: 2500 } });
  });

  test('is judged again when it is said again, and what the station sells has grown', async () => {
    const post = await addStation(database.kysely, { kind: 'charging' });
    const petrol = { price: 1790, day: 20, at: post };
    expect(await say(petrol)).toMatchObject({ rejected: [{ reason: 'unsold' }] });
    await database.kysely
      .updateTable('station')
      .set({ confirmed_decades: [20] })
      .where('id', '=', post)
      .execute();
    expect(await say(petrol)).toMatchObject({ added: 1 });
    expect(await log()).toMatchObject([{ state: 'rejected' }, { state: 'accepted' }]);
  });
});

describe('the reference', () => {
  test('is the median of the own area, never of another', async () => {
    for (const [areas, amount] of [
      [['confine'], 2100],
      [['SM'], 1780],
    ] as const) {
      for (const step of [0, 10, 20]) {
        const at = await addStation(database.kysely, { areas: [...areas] });
        await say({ price: amount + step, day: 20, at });
      }
    }
    expect(await say({ price: 1600, day: 20 })).toMatchObject({ held: [{ reason: 'unusual' }] });
    expect(await say({ price: 1999, day: 20 })).toMatchObject({ held: [{ reason: 'unusual' }] });
    expect(await say({ price: 1700, day: 20 })).toMatchObject({ added: 1 });
    expect(await say({ price: 1060, day: 20 })).toMatchObject({ rejected: [{ reason: 'range' }] });
  });
});

describe('a held price', () => {
  beforeEach(async () => {
    await say({ price: 1790, day: 20 });
    expect(await say({ price: 1590, day: 21 })).toMatchObject({ added: 0, held: [{ index: 0 }] });
    expect(await price()).toBe(1790);
  });

  test('stays held when the same day says it again', async () => {
    expect(await say({ price: 1590, day: 21 })).toMatchObject({ known: 0, held: [{ index: 0 }] });
    expect(await price()).toBe(1790);
  });

  test('is accepted when a later day says it again, of the same instant or a new one', async () => {
    expect(await sayOf(21, { price: 1590, day: 22 })).toMatchObject({ confirmed: 1, moved: 1 });
    expect(await board()).toMatchObject({ price: 1590, doubtful: false });
    expect(await say({ price: 1790, day: 23 })).toMatchObject({ held: [{ index: 0 }] });
    expect(await say({ price: 1795, day: 24 })).toMatchObject({ added: 1, confirmed: 1, held: [] });
    expect([await price(), await waiting()]).toEqual([1795, []]);
  });

  test('is forgotten when the next sheet says the right one', async () => {
    expect(await say({ price: 1780, day: 22 })).toMatchObject({ added: 1, held: [] });
    expect(await price()).toBe(1780);
  });

  test('is accepted by a yes and rejected for good by a no', async () => {
    expect(await decide(false)).toMatchObject([{ price: 1590 }]);
    expect(await sayOf(21, { price: 1590, day: 23 })).toMatchObject({
      rejected: [{ reason: 'decided' }],
    });
    expect(await price()).toBe(1790);
    await say({ price: 1595, day: 24 });
    expect(await decide(true)).toMatchObject([{ price: 1595 }]);
    expect(await price()).toBe(1595);
    const [, , kept] = await database.kysely
      .selectFrom('observation')
      .select(['decided_by', 'decision_reason', 'decided_at', 'reference_price', 'last_price'])
      .orderBy('id')
      .execute();
    expect(kept).toEqual({
      decided_by: 'maria',
      decision_reason: 'telefonata',
      decided_at: new Date('2026-11-24T07:00:00Z'),
      reference_price: null,
      last_price: 1790,
    });
  });
});

describe('a doubtful price of the ministry', () => {
  const file = { origin: 'ministry', medians: new Map([[20, 1800]]) } as const;
  beforeEach(async () => {
    await say({ price: 1790, day: 20, ...file });
    expect(await say({ price: 1590, day: 21, ...file })).toMatchObject({ added: 1, doubtful: 1 });
    expect(await board()).toMatchObject({ price: 1590, doubtful: true });
  });

  test('ranks once the file of a later day holds the same row', async () => {
    expect(await sayOf(21, { price: 1590, day: 21, ...file })).toMatchObject({ confirmed: 0 });
    expect(await board()).toMatchObject({ doubtful: true });
    expect(await sayOf(21, { price: 1590, day: 22, ...file })).toMatchObject({
      known: 1,
      confirmed: 1,
    });
    expect(await board()).toMatchObject({ price: 1590, doubtful: false });
  });

  test('makes way for the right one, which is not compared with it', async () => {
    expect(await say({ price: 1785, day: 22, ...file })).toMatchObject({ added: 1, doubtful: 0 });
    expect(await board()).toMatchObject({ price: 1785, doubtful: false });
  });

  test('is followed by about the same beyond doubt, by another far one in doubt', async () => {
    expect(await say({ price: 2300, day: 22, ...file })).toMatchObject({ doubtful: 1 });
    expect(await say({ price: 2310, day: 23, ...file })).toMatchObject({
      doubtful: 0,
      confirmed: 1,
    });
    expect(await board()).toMatchObject({ price: 2310, doubtful: false });
  });

  test('ranks by a yes, and goes by a no', async () => {
    await decide(true);
    expect(await board()).toMatchObject({ price: 1590, doubtful: false });
    await say({ price: 2300, day: 22, ...file });
    await decide(false);
    expect(await board()).toMatchObject({ price: 1590, doubtful: false });
  });
});

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
