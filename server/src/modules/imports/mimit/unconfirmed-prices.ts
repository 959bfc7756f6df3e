/** The ministry's prices that its newest file does not confirm (rule price-ministry-word). */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { ReportedPrice } from '../../prices/reported-price.ts';

/**
 * Lists the stations in an area and their fuels whose newest accepted price of the ministry differs from the file's:
 * the price is missing there, or the file's other price was not accepted.
 * @param claims the file's prices of these stations; those of a merged station may have either id
 */
export async function findUnconfirmed(
  executor: Executor,
  claims: readonly Pick<ReportedPrice, 'stationId' | 'fuelTypeId' | 'price'>[],
): Promise<[station: number, fuel: number][]> {
  const { rows } = await sql<{ station: number; fuel: number }>`
    with named as (
      select station.id, kept.id as kept from station
      join station kept on kept.id = coalesce(station.merged_into, station.id)
      where station.source = 'mimit' and station.listed and kept.areas <> '{}'
    ), stated as (
      select distinct on (kept, fuel) kept, fuel, price
      from unnest(
        ${claims.map(({ stationId }) => stationId)}::integer[],
        ${claims.map(({ fuelTypeId }) => fuelTypeId)}::integer[],
        ${claims.map(({ price }) => price)}::integer[]
      ) with ordinality as claim (station, fuel, price, position)
      join named on named.id = claim.station
      order by kept, fuel, position desc
    ), said as (
      select distinct on (station_id, fuel_type_id) station_id as station, fuel_type_id as fuel, price
      from observation
      where station_id = any(array(select kept from named)) and origin = 'ministry' and state = 'accepted'
      order by station_id, fuel_type_id, observed_at desc, id desc
    )
    select said.station, said.fuel from said
    left join stated on stated.kept = said.station and stated.fuel = said.fuel
    where stated.price is distinct from said.price
    order by said.station, said.fuel
  `.execute(executor);
  return rows.map(({ station, fuel }) => [station, fuel]);
}
