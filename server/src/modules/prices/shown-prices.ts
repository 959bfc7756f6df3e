import { sql } from 'kysely';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
import type { Executor } from '../../db/database.ts';
import type { Worded } from './medal-ages.ts';

/** A current real price, in thousandths of a euro, with its words. */
export interface ShownPrice extends Worded {
  stationId: number;
  price: number;
}

/** Reads a station's current prices, without invented ones, by fuel type. */
export async function readShownPrices(
  executor: Executor,
  stationId: number,
): Promise<Map<number, ShownPrice>> {
  const rows = await executor
    .selectFrom('current_price')
    .select(['fuel_type_id', 'price', 'origin', 'observed_at'])
    .select(['owner_confirmed_at', 'driver_confirmed_at'])
    .where('station_id', '=', stationId)
    .where('source', '<>', 'demo')
    .execute();
  return new Map(
    rows.map((row) => [
      row.fuel_type_id,
      {
        stationId,
        fuelTypeId: row.fuel_type_id,
        price: row.price,
        origin: row.origin as PriceOrigin,
        observedAt: row.observed_at,
        ownerConfirmedAt: row.owner_confirmed_at,
        driverConfirmedAt: row.driver_confirmed_at,
      },
    ]),
  );
}

/**
 * Reads about which of a station's fuels a person has said something since an instant, and not taken it back.
 * @param person the person's hash
 */
export async function readSaidFuels(
  executor: Executor,
  stationId: number,
  person: string,
  since: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ fuel: number }>`
    select fuel_type_id as fuel from observation
    where claimant = ${person} and origin = 'driver' and station_id = ${stationId}::integer
    and received_at > ${since.toISOString()}::timestamptz
    and not (state = 'withdrawn' and decided_by = 'author')
    union
    select fuel_type_id from confirmation
    where claimant = ${person} and origin = 'driver' and station_id = ${stationId}::integer
    and received_at > ${since.toISOString()}::timestamptz and not undone
  `.execute(executor);
  return new Set(rows.map(({ fuel }) => fuel));
}
