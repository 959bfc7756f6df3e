// Tests rule history-steps.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { lastInstants, priceAges } from '../prices/evaluate/freshness.ts';
import { deriveCurrentPrices } from '../prices/current/derive-current.ts';
import { findCurrentPrice } from '../prices/current/list.ts';
import { readReports } from './read-reports.ts';
import { walk } from './walk.ts';

// An owner's price ranks for more days than a source's.
const THREE = { value1: '3', value2: null, value3: null, note: null };
const AGES = priceAges(new Map([['medal_days_import', THREE]]));
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

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function* drawn(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Random prices and confirmations of many people, in order. */
function reportsOf(seed: number) {
  const numbers = drawn(seed);
  const pick = <Each>(all: readonly Each[]): Each =>
    all[Math.floor(numbers.next().value * all.length)]!;
  // Two hours apart, so that none corrects another.
  const when = () => new Date(START + Math.floor(numbers.next().value * 30 * 12) * 2 * HOUR);
  const here = { station_id: station, fuel_type_id: FUEL };
  const claims = Array.from({ length: 15 }, () => {
    const origin = pick(['owner', 'driver', 'driver', 'ministry'] as const);
    const at = when();
    return {
      ...here,
      price: pick([1_690, 1_700, 1_710]),
      observed_at: at,
      received_at: at,
      source: origin === 'ministry' ? ('import' as const) : origin,
      origin,
      claimant: origin === 'driver' ? pick(['a', 'b', null]) : null,
      voices: origin === 'driver' ? pick([0, 0, 1, 2, null]) : null,
      state: pick(['accepted', 'accepted', 'accepted', 'withdrawn'] as const),
      doubtful: origin === 'ministry' && pick([true, false]),
    };
  });
  const kept = Array.from({ length: 25 }, () => {
    const origin = pick(['owner', 'driver', 'driver', 'driver', 'administrator'] as const);
    const at = when();
    return {
      ...here,
      price: pick([1_690, 1_700, 1_710]),
      confirmed_at: at,
      received_at: at,
      origin,
      claimant: origin === 'driver' ? pick(['a', 'b', 'c', null]) : null,
      known: origin === 'driver' && pick([true, false]),
      late: pick([true, false, false]),
      undone: pick([true, false, false, false]),
    };
  });
  const reports = Map.groupBy([...claims, ...kept], ({ received_at }) => received_at.getTime());
  return [...reports].toSorted(([a], [b]) => a - b).map(([, [report]]) => report!);
}

async function write(report: ReturnType<typeof reportsOf>[number]): Promise<void> {
  const { kysely } = database;
  await (
    'confirmed_at' in report
      ? kysely.insertInto('confirmation').values(report)
      : kysely.insertInto('observation').values(report)
  ).execute();
}

const pair = () => ({ stationId: station, fuelTypeId: FUEL });
/** Derives the current price. @returns undefined for none */
const settle = (now: number) =>
  inTransaction(database.kysely, async (tx) => {
    await lockBoardVersion(tx);
    await deriveCurrentPrices(tx, new Date(now), [pair()]);
    return await findCurrentPrice(tx, pair());
  });

test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
  'history and display agree at each instant on the price and how long it is fresh: log %i',
  async (seed) => {
    const shown: { from: number; to: number; price: Awaited<ReturnType<typeof settle>> }[] = [];
    const all = reportsOf(seed);
    for (const [index, report] of all.entries()) {
      await write(report);
      const from = report.received_at.getTime();
      const to = all[index + 1]?.received_at.getTime() ?? Infinity;
      if (to > from) shown.push({ from, to, price: await settle(from) });
    }
    for (const since of [-Infinity, NOW, START + 15 * 24 * HOUR]) {
      const [reports] = await readReports(database.kysely, [pair()], { from: since, to: NOW });
      const moments = [...walk(reports!, AGES, NOW + 400 * 24 * HOUR)];
      const at = (time: number) => moments.findLast((moment) => moment.at <= time);
      for (const { from, to, price } of shown) {
        const { fresh, notStale } = price ? lastInstants(price, AGES) : { fresh: 0, notStale: 0 };
        for (const instant of [from, +fresh, +fresh + 1, +notStale, +notStale + 1]) {
          if (instant < Math.max(from, since) || instant >= to) continue;
          const age = instant <= +fresh ? 'fresh' : instant <= +notStale ? 'ageing' : 'stale';
          expect([instant, at(instant)?.price, at(instant)?.origin, at(instant)?.state]).toEqual(
            price
              ? [instant, price.price, price.origin, age]
              : [instant, undefined, undefined, undefined],
          );
        }
      }
    }
  },
);

test('a confirmation corrected by its author within the hour counts in neither', async () => {
  const here = { station_id: station, fuel_type_id: FUEL };
  const at = (hours: number) => ({
    observed_at: new Date(START + hours * HOUR),
    received_at: new Date(START + hours * HOUR),
  });
  const driver = { source: 'driver', origin: 'driver' } as const;
  const { observed_at: confirmed_at, received_at } = at(48);
  await database.kysely
    .insertInto('observation')
    .values([
      { ...here, ...at(0), price: 1_690, source: 'import', origin: 'ministry', state: 'accepted' },
      { ...here, ...at(48.5), ...driver, price: 1_710, claimant: 'a', state: 'rejected' },
    ])
    .execute();
  await database.kysely
    .insertInto('confirmation')
    .values({ ...here, price: 1_690, confirmed_at, received_at, origin: 'driver', claimant: 'a' })
    .execute();
  const shown = (await settle(NOW))!;
  expect(shown.driverConfirmedAt).toBeNull();
  const reports = await readReports(database.kysely, [pair()], { from: -Infinity, to: NOW });
  expect(reports[0]!.confirmations).toEqual([]);
});

test('a price that is no base does not shorten its base', async () => {
  const [confirmation, again] = [2, 4].map((hours) => new Date(START + hours * HOUR));
  const here = { station_id: station, fuel_type_id: FUEL };
  const report = (at: Date, more: object) => ({
    ...here,
    price: 1_690,
    observed_at: at,
    received_at: at,
    state: 'accepted' as const,
    ...more,
  });
  const imported = { source: 'import', origin: 'ministry' } as const;
  const free = { source: 'driver', origin: 'driver', voices: 0, price: 1_700 } as const;
  const { kysely } = database;
  const add = (row: ReturnType<typeof report>) =>
    kysely
      .insertInto('observation')
      .values(row as never)
      .execute();
  await add(report(new Date(START), imported));
  await kysely
    .insertInto('confirmation')
    .values({
      ...here,
      price: 1_690,
      origin: 'owner',
      confirmed_at: confirmation!,
      received_at: confirmation!,
    })
    .execute();
  await add(report(again!, imported));
  const { fresh } = lastInstants((await settle(+again!))!, AGES);
  await add(report(new Date(START + 6 * HOUR), free));
  expect(lastInstants((await settle(START + 6 * HOUR))!, AGES).fresh).toEqual(fresh);
});
