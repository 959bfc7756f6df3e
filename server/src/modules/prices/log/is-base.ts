import { sql, type RawBuilder } from 'kysely';

/**
 * Whether an accepted row of `observation` can be a base (decision 0050): a firm word, a driver's that two known people
 * carry or an administrator has accepted, or one that was accepted before anybody was known.
 */
export const IS_BASE: RawBuilder<boolean> = sql`coalesce(observation.voices > 1, true)`;

/** The last firm word of a fuel at a station, as a row with `price` and `observed_at`. */
export const LAST_FIRM = (station: RawBuilder<unknown>, fuel: RawBuilder<unknown>) => sql`(
  select price, observed_at from observation
  where observation.station_id = ${station} and observation.fuel_type_id = ${fuel}
  and state = 'accepted' and source <> 'demo' and not doubtful and origin <> 'driver'
  order by observed_at desc, id desc limit 1
)`;
