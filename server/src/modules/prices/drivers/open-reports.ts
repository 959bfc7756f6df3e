import { sql } from 'kysely';
import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import { listSettings } from '../../settings/repository.ts';
import { newestAcceptedWord, type PriceWords } from '../judge/freshness.ts';
import { driverAge } from '../judge/patience.ts';

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

/** What was accepted of a station's own price of the fuel; undefined where there is no real one. */
type OwnPrice = Pick<PriceWords, 'observedAt' | 'ownerConfirmedAt'> & { price: number };

/**
 * True while a reported price stands beside the station's own (rule price-reported): it is another one, and newer than
 * what was accepted of that one. One driver's confirmation hides none: two contradict it.
 */
export const standsBeside = (
  { price, seenAt }: { price: number; seenAt: Date },
  own: OwnPrice | undefined,
): boolean => !own || (own.price !== price && newestAcceptedWord(own) < seenAt);

/**
 * Lists what drivers have reported of a station and nobody has borne out or overtaken (rule report-shown): of each fuel
 * the newest claim, if it stands beside the station's own price and is young enough.
 * @param shown the station's current real prices
 */
export async function listOpenReports(
  executor: Executor,
  now: Date,
  stationId: number,
  shown: ReadonlyMap<number, OwnPrice>,
): Promise<OpenReport[]> {
  const { rows } = await sql<Omit<OpenReport, 'until'> & { unit: FuelUnit }>`
    select distinct on (observation.fuel_type_id)
      observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId", observation.price,
      observation.observed_at as "seenAt", fuel_type.unit
    from observation
    join fuel_type on fuel_type.id = observation.fuel_type_id
    left join station_fuel on station_fuel.station_id = observation.station_id
      and station_fuel.fuel_type_id = observation.fuel_type_id
    where observation.state = 'reported' and observation.station_id = ${stationId}::integer
    and station_fuel.sold is distinct from false
    order by observation.fuel_type_id, observation.observed_at desc, observation.id desc
  `.execute(executor);
  const settings = await listSettings(executor);
  return rows
    .filter((report) => standsBeside(report, shown.get(report.fuelTypeId)))
    .map(({ unit, ...row }) => ({
      ...row,
      until: new Date(row.seenAt.getTime() + driverAge(settings, unit)),
    }))
    .filter(({ until }) => until >= now);
}
