import { sql } from 'kysely';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ReportedPrice } from '../prices/reported-price.ts';
import { recordPrices, type Recorded } from '../prices/record.ts';
import { DEMO_STATIONS } from './demo-stations.ts';
import { chance, demoPrice } from './price.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The observation times of demo prices are between these hours, UTC: early morning in San Marino all year. */
const SEEN_FROM_HOUR = 4;
const SEEN_UNTIL_HOUR = 6;

/**
 * Records the day's demo prices for every seed station and fuel without a real price, so that they never expire. The
 * demo day changes at 6:00 UTC; recording it again changes nothing. Earlier days stay in the log like all observations:
 * about ninety rows a day.
 */
export async function issueDemoPrices(db: Executor, clock: Clock): Promise<Recorded> {
  return await inTransaction(db, async (tx) =>
    recordPrices(tx, clock, { origin: 'demo' }, await demoReports(tx, clock.now())),
  );
}

/** The daily job. It runs in San Marino's time: at `SEEN_UNTIL_HOUR` + 2 the UTC hour has passed all year. */
export const demoPricesJob = (db: Executor, clock: Clock) => ({
  name: 'demo-prices',
  cron: `5 ${SEEN_UNTIL_HOUR + 2} * * *`,
  run: async (): Promise<void> => {
    await issueDemoPrices(db, clock);
  },
});

async function demoReports(tx: Executor, now: Date): Promise<ReportedPrice[]> {
  const day = Math.floor((now.getTime() - SEEN_UNTIL_HOUR * HOUR_MS) / DAY_MS);
  const ids = await findSeedStations(tx);
  const taken = await findRealPrices(tx, [...ids.values()]);
  return DEMO_STATIONS.flatMap(({ source, sourceId, fuelTypeIds }) => {
    const key = `${source}/${sourceId}`;
    const stationId = ids.get(key);
    if (stationId === undefined) return [];
    const observedAt = seenAt(day, key);
    return fuelTypeIds
      .filter((fuelTypeId) => !taken.has(`${stationId}/${fuelTypeId}`))
      .map((fuelTypeId) => ({
        stationId,
        fuelTypeId,
        price: demoPrice(day, key, fuelTypeId),
        unit: FUEL_TYPES.find((fuel) => fuel.id === fuelTypeId)!.unit,
        observedAt,
      }));
  });
}

function seenAt(day: number, stationKey: string): Date {
  const minutes = Math.floor((SEEN_UNTIL_HOUR - SEEN_FROM_HOUR) * 60 * chance(stationKey, day));
  return new Date(day * DAY_MS + SEEN_FROM_HOUR * HOUR_MS + minutes * 60_000);
}

/** Returns the ids of the seed's stations in the database, by source and source id. */
async function findSeedStations(tx: Executor): Promise<Map<string, number>> {
  const sourceIds = DEMO_STATIONS.map((station) => station.sourceId);
  const rows = await tx
    .selectFrom('station')
    .select(['id', 'source', 'source_id'])
    .where('source', 'in', ['osm', 'ocm'])
    .where('source_id', '=', sql<string>`any(${sourceIds}::text[])`)
    .execute();
  return new Map(rows.map((row) => [`${row.source}/${row.source_id}`, row.id]));
}

async function findRealPrices(tx: Executor, stationIds: number[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('current_price')
    .select(['station_id', 'fuel_type_id'])
    .where('station_id', '=', sql<number>`any(${stationIds}::integer[])`)
    .where('source', '<>', 'demo')
    .execute();
  return new Set(rows.map((row) => `${row.station_id}/${row.fuel_type_id}`));
}
