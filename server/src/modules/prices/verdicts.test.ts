import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { emptyTables, openTestDatabase } from '../../testing/database.ts';
import { fixedClock, type FixedClock } from '../../testing/fixed-clock.ts';
import { sayingPrices, type Said } from '../../testing/saying-prices.ts';
import { addFuelTypes, addStation } from '../../testing/stations.ts';

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
const waiting = () => saying.waiting();

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
