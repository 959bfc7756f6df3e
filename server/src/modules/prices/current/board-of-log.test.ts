// Tests rules price-current, price-door.
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PRICE_ORIGINS, type PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../../testing/database/database.ts';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';
import type { ReportedPrice } from '../reported-price.ts';
import { decideWaiting, withdrawCurrent } from '../log/decide.ts';
import { recordPrices } from '../record.ts';
import { deriveCurrentPrices } from './derive-current.ts';
import { changePrices } from '../change-prices.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
const FUELS = [10, 20];
/** The same examples in every run. */
const RUNS = { seed: 13, numRuns: 25 };
let database: Database;
let stations: number[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
});

/** Adds new stations for each example: emptying the tables would take most of the time. */
async function newStations(): Promise<void> {
  stations = [
    await addStation(database.kysely, { areas: [] }),
    await addStation(database.kysely, { areas: [] }),
  ];
}

interface Reported {
  origin: PriceOrigin;
  /** Which of the two stations. */
  at: number;
  fuelTypeId: number;
  price: number;
  /** Minutes before now. */
  age: number;
}
const reported = (min: number, max: number): fc.Arbitrary<Reported> =>
  fc.record({
    origin: fc.constantFrom(...PRICE_ORIGINS),
    at: fc.constantFrom(0, 1),
    fuelTypeId: fc.constantFrom(...FUELS),
    price: fc.integer({ min, max }),
    age: fc.integer({ min: 0, max: 20_000 }),
  });

const claimOf = ({ at, fuelTypeId, price, age }: Reported): ReportedPrice => ({
  stationId: stations[at]!,
  fuelTypeId,
  price,
  unit: 'litre',
  observedAt: new Date(clock.now().getTime() - age * 60_000),
});

async function record(saids: readonly Reported[]): Promise<void> {
  for (const one of saids) {
    await inTransaction(database.kysely, (tx) =>
      recordPrices(tx, clock, { origin: one.origin }, [claimOf(one)]),
    );
  }
}

/** Reads the examples' current prices, without ids. */
async function board() {
  const rows = await database.kysely
    .selectFrom('current_price')
    .select(['station_id', 'fuel_type_id', 'price', 'observed_at', 'origin', 'doubtful'])
    .where('station_id', 'in', stations)
    .orderBy('station_id')
    .orderBy('fuel_type_id')
    .execute();
  return rows.map(({ station_id, ...row }) => ({ ...row, at: stations.indexOf(station_id) }));
}

test('claims of different instants make the same board in any order', async () => {
  // Within 100 ‰ of each other: unlike the board, the gate's outcomes depend on the order.
  const distinct = fc.uniqueArray(reported(1_700, 1_780), {
    minLength: 2,
    maxLength: 8,
    selector: ({ age }) => age,
  });
  const twoOrders = distinct.chain((claims) =>
    fc.tuple(
      fc.constant(claims),
      fc.shuffledSubarray(claims, { minLength: claims.length, maxLength: claims.length }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(twoOrders, async ([claims, other]) => {
      await newStations();
      await record(claims);
      const first = await board();
      await newStations();
      await record(other);
      expect(await board()).toEqual(first);
    }),
    RUNS,
  );
});

type Step =
  | { submit: Reported }
  | { withdraw: Pick<Reported, 'at' | 'fuelTypeId'> }
  | { decide: boolean };

async function take(step: Step): Promise<void> {
  if ('submit' in step) return await record([step.submit]);
  await changePrices(database.kysely, clock, async (change) => {
    const by = { by: 'maria', reason: 'prova' };
    if ('withdraw' in step) {
      const { at, fuelTypeId } = step.withdraw;
      return await withdrawCurrent(change, { stationId: stations[at]!, fuelTypeId }, by);
    }
    const rows = await change.tx
      .selectFrom('observation')
      .select('id')
      .where('station_id', 'in', stations)
      .execute();
    return await decideWaiting(
      change,
      rows.map(({ id }) => id),
      step.decide,
      by,
    );
  });
}

test('after any claims the board follows from the log, and repeated claims change nothing', async () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: reported(1_000, 2_600).map((submit) => ({ submit })) },
    {
      weight: 1,
      arbitrary: fc
        .record({ at: fc.constantFrom(0, 1), fuelTypeId: fc.constantFrom(...FUELS) })
        .map((withdraw) => ({ withdraw })),
    },
    { weight: 1, arbitrary: fc.boolean().map((decide) => ({ decide })) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      await newStations();
      for (const each of steps) await take(each);
      const before = await board();
      const pairs = stations.flatMap((stationId) =>
        FUELS.map((fuelTypeId) => ({ stationId, fuelTypeId })),
      );
      const { moved } = await inTransaction(database.kysely, (tx) =>
        deriveCurrentPrices(tx, clock.now(), pairs),
      );
      expect([moved, await board()]).toEqual([[], before]);
      const last = steps.at(-1)!;
      if ('submit' in last) await record([last.submit]);
      expect(await board()).toEqual(before);
    }),
    RUNS,
  );
});
