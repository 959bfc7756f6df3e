import { sql, type RawBuilder } from 'kysely';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';

/**
 * SQL: true when the author of a row of `confirmation` has reported another price within the hour, which replaces it
 * unless withdrawn (rule report-limits).
 */
export const SUPERSEDED: RawBuilder<boolean> = sql`(
  confirmation.origin = 'driver' and exists (
    select from observation as later
    where later.claimant = confirmation.claimant and later.origin = 'driver'
    and later.station_id = confirmation.station_id and later.fuel_type_id = confirmation.fuel_type_id
    and later.price <> confirmation.price and later.received_at > confirmation.received_at
    and later.received_at < confirmation.received_at + ${REPORT_LIMITS.againMinutes}::integer * interval '1 minute'
    and not (later.state = 'withdrawn' and later.decided_by = 'author')
  )
)`;
