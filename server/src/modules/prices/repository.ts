import { sql } from 'kysely';
import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { PriceSource } from '@pieno/contract/prices.ts';
import type { Executor } from '../../db/database.ts';
import type { Claim } from './claim.ts';

/** The unit of every fuel type, by id. */
export async function findFuelUnits(executor: Executor): Promise<Map<number, FuelUnit>> {
  const rows = await executor.selectFrom('fuel_type').select(['id', 'unit']).execute();
  return new Map(rows.map((row) => [row.id, row.unit as FuelUnit]));
}

/**
 * Appends claims to the log; those already there, word for word, are passed over.
 * @returns ids of the new observations, oldest first
 */
export async function appendObservations(
  tx: Executor,
  source: PriceSource,
  receivedAt: Date,
  claims: readonly Claim[],
): Promise<string[]> {
  if (claims.length === 0) return [];
  // Columns as arrays: six parameters, where a row each would make the server compile thousands.
  const column = <Value>(pick: (claim: Claim) => Value): Value[] => claims.map(pick);
  const { rows } = await sql<{ id: string }>`
    insert into observation
      (station_id, fuel_type_id, price, observed_at, received_at, source)
    select station_id, fuel_type_id, price, observed_at,
      ${receivedAt.toISOString()}::timestamptz, ${source}
    from unnest(
      ${column((claim) => claim.stationId)}::integer[],
      ${column((claim) => claim.fuelTypeId)}::integer[],
      ${column((claim) => claim.price)}::integer[],
      ${column((claim) => claim.observedAt.toISOString())}::timestamptz[]
    ) with ordinality as claim (station_id, fuel_type_id, price, observed_at, position)
    order by position
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Moves the current prices to the newest of the given observations. A real price beats a demo price of
 * any age; among their own kind the newer observation wins, then the later row.
 * @returns the station of each price that moved
 */
export async function moveCurrentPrices(
  tx: Executor,
  observationIds: readonly string[],
): Promise<number[]> {
  if (observationIds.length === 0) return [];
  const result = await sql<{ station_id: number }>`
    insert into current_price (station_id, fuel_type_id, observation_id, price, observed_at, source)
    select distinct on (station_id, fuel_type_id)
      station_id, fuel_type_id, id, price, observed_at, source
    from observation
    where id = any(${[...observationIds]}::bigint[])
    order by station_id, fuel_type_id, observed_at desc, id desc
    on conflict (station_id, fuel_type_id) do update set
      observation_id = excluded.observation_id,
      price = excluded.price,
      observed_at = excluded.observed_at,
      source = excluded.source
    where (excluded.source <> 'demo', excluded.observed_at, excluded.observation_id)
        > (current_price.source <> 'demo', current_price.observed_at, current_price.observation_id)
    returning station_id
  `.execute(tx);
  return result.rows.map((row) => row.station_id);
}
