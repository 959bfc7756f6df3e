import { sql } from 'kysely';
import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../db/database.ts';
import { listSettings } from '../settings/repository.ts';
import { driverAge } from './patience.ts';

/** A price that a driver has reported and nobody borne out yet: shown, never ranked. */
export interface OpenReport {
  stationId: number;
  fuelTypeId: number;
  /** Thousandths of a euro. */
  price: number;
  seenAt: Date;
  /** The last instant at which it is shown. */
  until: Date;
}

/**
 * Lists what drivers have reported of a station and nobody has borne out or overtaken (rule report-shown): of each fuel
 * the newest claim, if it is newer than the current real price and young enough.
 */
export async function listOpenReports(
  executor: Executor,
  now: Date,
  stationId: number,
): Promise<OpenReport[]> {
  const { rows } = await sql<Omit<OpenReport, 'until'> & { unit: FuelUnit }>`
    select distinct on (observation.fuel_type_id)
      observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId", observation.price,
      observation.observed_at as "seenAt", fuel_type.unit
    from observation
    join fuel_type on fuel_type.id = observation.fuel_type_id
    left join current_price on current_price.station_id = observation.station_id
      and current_price.fuel_type_id = observation.fuel_type_id and current_price.source <> 'demo'
    left join station_fuel on station_fuel.station_id = observation.station_id
      and station_fuel.fuel_type_id = observation.fuel_type_id
    where observation.state = 'reported' and observation.station_id = ${stationId}::integer
    and station_fuel.sold is distinct from false
    and (current_price.observed_at is null
      or observation.observed_at > greatest(current_price.observed_at, current_price.owner_confirmed_at))
    and current_price.price is distinct from observation.price
    order by observation.fuel_type_id, observation.observed_at desc, observation.id desc
  `.execute(executor);
  const settings = await listSettings(executor);
  return rows
    .map(({ unit, ...row }) => ({
      ...row,
      until: new Date(row.seenAt.getTime() + driverAge(settings, unit)),
    }))
    .filter(({ until }) => until >= now);
}
