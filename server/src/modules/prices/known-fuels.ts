import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { UNSURE, type KnownFuels } from './evaluate/sold-fuels.ts';

/** What is known of the fuels that a row of `station` sells, as columns of a query. */
export const KNOWN_FUELS = sql`station.kind, station.confirmed_decades as confirmed,
  array(select fuel_type_id from current_price where station_id = station.id) as priced,
  array(
    select fuel_type_id from current_price where station_id = station.id and origin <> all(${[...UNSURE]}::text[])
  ) as stated,
  array(select fuel_type_id from station_fuel where station_id = station.id and sold) as sold,
  array(select fuel_type_id from station_fuel where station_id = station.id and not sold) as unsold`;

/** Reads that of a station. */
export async function readKnownFuels(executor: Executor, stationId: number): Promise<KnownFuels> {
  const { rows } = await sql<KnownFuels>`
    select ${KNOWN_FUELS} from station where id = ${stationId}
  `.execute(executor);
  return rows[0]!;
}
