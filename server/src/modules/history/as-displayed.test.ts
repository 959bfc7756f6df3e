import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database.ts';
import { addFuelTypes, addStation } from '../../testing/stations.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { lastInstants, priceAges } from '../prices/judge/freshness.ts';
import { settlePrices } from '../prices/current/settle.ts';
import { findCurrentPrice } from '../prices/current/list.ts';
import { readWords } from './read-words.ts';
import { walk } from './walk.ts';

const AGES = priceAges(new Map());
const HOUR = 3_600_000;
const START = Date.parse('2026-06-01T08:00:00Z');
const NOW = START + 60 * 24 * HOUR;
const FUEL = 10;

let database: Database;
let station: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  station = await addStation(database.kysely);
});

/** Numbers from 0 to 1 that look drawn, and are the same in each run. */
function* drawn(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Writes prices and confirmations as many people might say them. */
async function writeLog(seed: number): Promise<void> {
  const numbers = drawn(seed);
  const pick = <Each>(all: readonly Each[]): Each =>
    all[Math.floor(numbers.next().value * all.length)]!;
  const when = () => new Date(START + Math.floor(numbers.next().value * 60 * 24) * HOUR);
  const pair = { station_id: station, fuel_type_id: FUEL };
  const said = Array.from({ length: 12 }, () => {
    const origin = pick(['owner', 'driver', 'driver', 'ministry'] as const);
    const at = when();
    return {
      ...pair,
      price: pick([1_690, 1_700, 1_710]),
      observed_at: at,
      received_at: at,
      source: origin === 'ministry' ? ('import' as const) : origin,
      origin,
      claimant: origin === 'driver' ? pick(['a', 'b', null]) : null,
      decided_by: origin === 'driver' ? pick(['small', 'proven', 'drivers', null]) : null,
      state: pick(['accepted', 'accepted', 'accepted', 'withdrawn'] as const),
      doubtful: origin === 'ministry' && pick([true, false]),
    };
  });
  const kept = Array.from({ length: 25 }, () => {
    const origin = pick(['owner', 'driver', 'driver', 'driver', 'administrator'] as const);
    const at = when();
    return {
      ...pair,
      price: pick([1_690, 1_700, 1_710]),
      confirmed_at: at,
      received_at: at,
      origin,
      claimant: origin === 'driver' ? pick(['a', 'b', 'c', null]) : null,
      late: pick([true, false, false]),
      undone: pick([true, false, false, false]),
    };
  });
  await database.kysely.insertInto('observation').values(said).execute();
  await database.kysely.insertInto('confirmation').values(kept).execute();
}

const pair = () => ({ stationId: station, fuelTypeId: FUEL });
const settle = () =>
  inTransaction(database.kysely, async (tx) => {
    await lockBoardVersion(tx);
    await settlePrices(tx, new Date(NOW), [pair()]);
  });

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'history and display agree on what holds now and how long it is fresh: log %i',
  async (seed) => {
    await writeLog(seed);
    await settle();
    const shown = (await findCurrentPrice(database.kysely, pair()))!;
    const { fresh, notStale } = lastInstants(shown, AGES);
    for (const from of [-Infinity, NOW, shown.observedAt.getTime() - 1]) {
      const [words] = await readWords(database.kysely, [pair()], { from, to: NOW });
      const moments = [...walk(words!, AGES, NOW + 400 * 24 * HOUR)];
      const at = (time: number) => moments.findLast((moment) => moment.at <= time)!;
      const isAlready = fresh.getTime() < NOW;
      expect(at(NOW)).toMatchObject({ price: shown.price, origin: shown.origin });
      expect([
        at(fresh.getTime() + 1).state === 'fresh',
        isAlready && at(NOW).state === 'fresh',
      ]).toEqual([false, false]);
      expect(at(Math.max(NOW, fresh.getTime())).state === 'fresh').toBe(!isAlready);
      expect(at(Math.max(NOW, notStale.getTime() + 1)).state).toBe('stale');
      expect(at(Math.max(NOW, notStale.getTime())).state === 'stale').toBe(
        notStale.getTime() < NOW,
      );
    }
  },
);

test('a confirmation that its author corrected within the hour counts in neither', async () => {
  const said = { station_id: station, fuel_type_id: FUEL };
  const at = (hours: number) => ({
    observed_at: new Date(START + hours * HOUR),
    received_at: new Date(START + hours * HOUR),
  });
  const driver = { source: 'driver', origin: 'driver' } as const;
  const { observed_at: confirmed_at, received_at } = at(48);
  await database.kysely
    .insertInto('observation')
    .values([
      { ...said, ...at(0), price: 1_690, source: 'import', origin: 'ministry', state: 'accepted' },
      { ...said, ...at(48.5), ...driver, price: 1_710, claimant: 'a', state: 'rejected' },
    ])
    .execute();
  await database.kysely
    .insertInto('confirmation')
    .values({ ...said, price: 1_690, confirmed_at, received_at, origin: 'driver', claimant: 'a' })
    .execute();
  await settle();
  const shown = (await findCurrentPrice(database.kysely, pair()))!;
  expect(shown.driverConfirmedAt).toBeNull();
  const words = await readWords(database.kysely, [pair()], { from: -Infinity, to: NOW });
  expect(words[0]!.kept).toEqual([]);
});
