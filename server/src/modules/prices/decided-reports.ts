/** Finds reports whose outcome changed after the response to their author (rule inbox-entries). */
import { sql, type RawBuilder } from 'kysely';
import type { StoredClaim } from './outcome.ts';

/** A decided price of a report. */
export interface DecidedEntry extends StoredClaim {
  report: string;
  stationId: number;
  station: string;
  fuel: string;
  /** Thousandths of a euro. */
  price: number;
  /** When it was decided. */
  at: Date;
}

/**
 * Selects prices of a driver's reports whose outcome differs from the response, except by the author's own changes.
 * @param userId the account, or the column that names it
 * @returns a subquery of `DecidedEntry`
 */
export const decidedEntries = (
  userId: string | RawBuilder<string>,
): RawBuilder<DecidedEntry> => sql`(
  select price_report.id as report, price_report.station_id as "stationId", station.name as station,
    fuel_type.name as fuel, observation.price, observation.state, observation.reason, decided_by as by, voices as supporters, needed,
    decided_at as at, observation.id
  from price_report
  join observation on observation.report_id = price_report.id
  join station on station.id = price_report.station_id
  join fuel_type on fuel_type.id = observation.fuel_type_id
  where price_report.user_id = ${userId} and price_report.kind = 'driver'
  and observation.state in ('accepted', 'rejected', 'lapsed', 'withdrawn')
  and decided_by is distinct from 'author' and decided_by is distinct from 'replaced'
  and not exists (
    -- An answer of an older form tells nothing.
    select from jsonb_array_elements(
      case when jsonb_typeof(answer -> 'results') = 'array' then answer -> 'results' else '[]' end
    ) as answered
    where (answered ->> 'fuel_type_id')::integer = observation.fuel_type_id and answered ->> 'state' = observation.state
  )
)`;
