// Tests rules price-current, price-door.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { readBoardVersion } from '../changes/board-version.ts';
import type { ReportedPrice } from './reported-price.ts';
import { recordPrices } from './record.ts';
import { tallyOf } from '../../testing/prices/tally-of.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const clock = { now: () => NOW };

let database: Database;
let stationId: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  stationId = await addStation(database.kysely);
});

const claim = (change: Partial<ReportedPrice> = {}): ReportedPrice => ({
  stationId,
  fuelTypeId: 10,
  price: 1679,
  unit: 'litre',
  observedAt: new Date('2026-11-21T07:00:00Z'),
  ...change,
});

/** The result of recording nothing. */
const NOTHING = {
  added: 0,
  doubtful: 0,
  known: 0,
  superseded: [],
  held: [],
  withdrawn: [],
  rejected: [],
  confirmed: 0,
  moved: 0,
};

const record = (origin: PriceOrigin, ...claims: ReportedPrice[]) =>
  recordPrices(database.kysely, clock, { origin }, claims).then(tallyOf);

const current = () =>
  database.kysely
    .selectFrom('current_price')
    .select(['fuel_type_id', 'price', 'source'])
    .orderBy('fuel_type_id')
    .execute();

const observations = async () =>
  (await database.kysely.selectFrom('observation').select('id').execute()).length;

describe('recordPrices', () => {
  test('appends an observation, moves the current price and touches the board', async () => {
    const before = await readBoardVersion(database.kysely);
    expect(await record('operator_sheet', claim())).toEqual({
      ...NOTHING,
      added: 1,
      moved: 1,
    });
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1679, source: 'import' }]);
    expect(await readBoardVersion(database.kysely)).toBe(before + 1);
  });

  test('changes nothing when the same claims are repeated', async () => {
    await record('operator_sheet', claim(), claim({ fuelTypeId: 20 }));
    const before = await readBoardVersion(database.kysely);
    expect(await record('operator_sheet', claim(), claim({ fuelTypeId: 20 }))).toEqual({
      ...NOTHING,
      known: 2,
    });
    expect(await observations()).toBe(2);
    expect(await readBoardVersion(database.kysely)).toBe(before);
  });

  test('keeps an older observation in the log without moving the current price', async () => {
    await record('operator_sheet', claim());
    const older = claim({ price: 1500, observedAt: new Date('2026-11-20T07:00:00Z') });
    expect(await record('operator_sheet', older)).toMatchObject({ added: 1, moved: 0 });
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1679, source: 'import' }]);
  });

  test('takes the newest of several claims for one fuel, in any order', async () => {
    await record(
      'operator_sheet',
      claim({ price: 1700, observedAt: new Date('2026-11-21T09:00:00Z') }),
      claim({ price: 1600, observedAt: new Date('2026-11-21T08:00:00Z') }),
    );
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1700, source: 'import' }]);
  });

  test('lets the first real price replace a demo price of any age, never the reverse', async () => {
    await record('demo', claim({ price: 1500 }));
    await record('owner', claim({ price: 1800, observedAt: new Date('2026-01-01T07:00:00Z') }));
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1800, source: 'owner' }]);
    await record('demo', claim({ price: 1510, observedAt: new Date('2026-11-21T11:00:00Z') }));
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1800, source: 'owner' }]);
  });

  test('restores the earlier price when the same source states it again', async () => {
    const slip = claim({ price: 1769 });
    await record('operator_sheet', claim());
    expect(await record('operator_sheet', slip)).toMatchObject({ added: 1, moved: 1 });
    const before = await readBoardVersion(database.kysely);
    expect(await record('operator_sheet', claim())).toMatchObject({ added: 1, known: 0, moved: 1 });
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1679, source: 'import' }]);
    expect(await readBoardVersion(database.kysely)).toBe(before + 1);
    expect(await record('operator_sheet', slip, claim())).toMatchObject({
      known: 1,
      superseded: [{ index: 0 }],
      moved: 0,
    });
    expect(await observations()).toBe(3);
  });

  test('of two sources at one instant the later recorded price is current, despite repetitions', async () => {
    await record('operator_sheet', claim());
    await record('administrator', claim({ price: 1769 }));
    expect(await record('operator_sheet', claim())).toMatchObject({ known: 1, moved: 0 });
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1769, source: 'admin' }]);
  });

  test('replaces a price that a wrong clock dated into the future', async () => {
    const ahead = { now: () => new Date('2027-03-01T12:00:00Z') };
    await inTransaction(database.kysely, (tx) =>
      recordPrices(tx, ahead, { origin: 'administrator' }, [
        claim({ price: 1999, observedAt: ahead.now() }),
      ]),
    );
    await record('demo', claim({ price: 1500 }));
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1999, source: 'admin' }]);
    expect(await record('administrator', claim())).toMatchObject({ moved: 1 });
    expect(await current()).toEqual([{ fuel_type_id: 10, price: 1679, source: 'admin' }]);
  });

  test.each<[string, Partial<ReportedPrice>]>([
    ['fuel', { fuelTypeId: 99 }],
    ['fuel', { unit: 'kilogram' }],
    ['range', { price: 1169 }],
    ['range', { price: 8888 }],
    ['range', { price: 1679.5 }],
    ['future', { observedAt: new Date('2026-11-21T12:06:00Z') }],
    ['past', { observedAt: new Date('1999-12-31T23:59:59Z') }],
    ['date', { observedAt: new Date('non una data') }],
  ])('rejects with reason %s', async (reason, change) => {
    expect(await record('operator_sheet', claim({ fuelTypeId: 20 }), claim(change))).toMatchObject({
      ...NOTHING,
      added: 1,
      moved: 1,
      rejected: [{ index: 1, reason }],
    });
  });

  test('accepts a clock that runs a little ahead', async () => {
    const ahead = claim({ observedAt: new Date('2026-11-21T12:04:00Z') });
    expect(await record('owner', ahead)).toMatchObject({ added: 1, rejected: [] });
  });

  test('writes nothing when the transaction fails', async () => {
    await expect(
      inTransaction(database.kysely, async (tx) => {
        await recordPrices(tx, clock, { origin: 'operator_sheet' }, [claim()]);
        throw new Error('later step failed');
      }),
    ).rejects.toThrow('later step failed');
    expect(await observations()).toBe(0);
    expect(await current()).toEqual([]);
  });
});
