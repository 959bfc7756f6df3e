import { sql, type RawBuilder } from 'kysely';
import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { PriceSource } from '@pieno/contract/prices.ts';
import type { Executor } from '../../db/database.ts';
import type { Claim } from './claim.ts';
import { sourceOf, type Sender } from './sender.ts';

/** Reads the unit of every fuel type, by id. */
export async function findFuelUnits(executor: Executor): Promise<Map<number, FuelUnit>> {
  const rows = await executor.selectFrom('fuel_type').select(['id', 'unit']).execute();
  return new Map(rows.map((row) => [row.id, row.unit as FuelUnit]));
}

/**
 * Appends claims to the log of observations; identical ones already there are skipped.
 * @returns how many were appended
 */
export async function appendObservations(
  tx: Executor,
  { origin, claimant, runId }: Sender,
  receivedAt: Date,
  claims: readonly Claim[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into observation
      (station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, import_run_id)
    select station_id, fuel_type_id, price, observed_at, ${receivedAt.toISOString()}::timestamptz,
      ${sourceOf(origin)}, ${origin}, ${claimant ?? null}, ${runId ?? null}::integer
    from ${rowsOf(claims)}
    order by position
    on conflict do nothing
  `.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Updates the current prices from claims that are already in the log. The rules, in this order:
 * a real price replaces a demo price of any age, never the reverse; the newer observation wins; at the same instant
 * the source of the current price can always replace it, so that it can correct an error even by repeating an earlier
 * claim; between two sources at the same instant the later row of the log wins.
 * @param believableUntil a current price observed after this instant comes from a wrong clock: any claim of its kind
 *   (real or demo) replaces it
 * @returns the station of each price that changed
 */
export async function moveCurrentPrices(
  tx: Executor,
  source: PriceSource,
  claims: readonly Claim[],
  believableUntil: Date,
): Promise<number[]> {
  const horizon = sql`${believableUntil.toISOString()}::timestamptz`;
  const { rows } = await sql<{ station_id: number }>`
    with latest as (
      select distinct on (station_id, fuel_type_id) *
      from ${rowsOf(claims)}
      order by station_id, fuel_type_id, observed_at desc, position desc
    )
    insert into current_price (station_id, fuel_type_id, observation_id, price, observed_at, source, origin)
    select station_id, fuel_type_id, observation.id, price, observed_at, observation.source, observation.origin
    from latest
    join observation using (station_id, fuel_type_id, price, observed_at)
    where observation.source = ${source}
    -- Most rows of an import hold the price that is current already: they need no lock.
    and not exists (
      select from current_price
      where current_price.station_id = latest.station_id
      and current_price.fuel_type_id = latest.fuel_type_id
      and current_price.observation_id = observation.id
    )
    on conflict (station_id, fuel_type_id) do update set
      observation_id = excluded.observation_id,
      price = excluded.price,
      observed_at = excluded.observed_at,
      source = excluded.source,
      origin = excluded.origin
    where (excluded.source <> 'demo', true, excluded.observed_at,
        excluded.source = current_price.source, excluded.observation_id)
      > (current_price.source <> 'demo', current_price.observed_at <= ${horizon}, current_price.observed_at,
        false, current_price.observation_id)
    returning station_id
  `.execute(tx);
  return rows.map((row) => row.station_id);
}

/** Finds the current price of a fuel at a station, in thousandths of a euro; undefined when there is none. */
export async function findCurrentPrice(
  executor: Executor,
  stationId: number,
  fuelTypeId: number,
): Promise<{ price: number; observed_at: Date } | undefined> {
  return await executor
    .selectFrom('current_price')
    .select(['price', 'observed_at'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .executeTakeFirst();
}

/**
 * Moves all observations and current prices of one fuel type to another, which must have none yet.
 * @param tx an open transaction
 * @returns the stations whose current price moved
 */
export async function moveFuel(tx: Executor, from: number, to: number): Promise<number[]> {
  // Joined by station: the log has no index on the fuel type alone.
  await sql`
    update observation set fuel_type_id = ${to} from current_price
    where current_price.fuel_type_id = ${from}
    and observation.station_id = current_price.station_id
    and observation.fuel_type_id = ${from}
  `.execute(tx);
  const moved = await tx
    .updateTable('current_price')
    .set({ fuel_type_id: to })
    .where('fuel_type_id', '=', from)
    .returning('station_id')
    .execute();
  return moved.map((row) => row.station_id);
}

/** Claims as a row source for a query. Passed as arrays they take four parameters instead of thousands. */
function rowsOf(claims: readonly Claim[]): RawBuilder<unknown> {
  const column = <Value>(pick: (claim: Claim) => Value): Value[] => claims.map(pick);
  return sql`unnest(
    ${column((claim) => claim.stationId)}::integer[],
    ${column((claim) => claim.fuelTypeId)}::integer[],
    ${column((claim) => claim.price)}::integer[],
    ${column((claim) => claim.observedAt.toISOString())}::timestamptz[]
  ) with ordinality as claim (station_id, fuel_type_id, price, observed_at, position)`;
}
