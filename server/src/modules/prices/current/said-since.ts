/** Parts of `settlePrices`: what was said of a price, for one row of `pair`, its newest claim `top` and the base `beside` it. */
import { sql, type RawBuilder } from 'kysely';
import { IS_BASE } from '../log/is-base.ts';
import { SUPERSEDED } from '../log/superseded.ts';

/** The base of a driver's price that is none: the last accepted price that is one, or no row. */
export const BASE_BESIDE = sql`(
  select price, origin, observed_at from observation
  where (top.voices < 2 or top.doubtful) and top.source <> 'demo'
  and observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
  and state = 'accepted' and source <> 'demo' and not doubtful and observation.observed_at <= top.observed_at
  and ${IS_BASE}
  order by observation.observed_at desc, id desc limit 1
)`;

/**
 * When owners and the like, when known drivers, and when others have last confirmed (rule price-confirmed): the first two
 * the base, the others the price that is shown, while it was fresh.
 */
export const CONFIRMED = sql`(
  select array[
    max(confirmed_at) filter (where ${of(sql`coalesce(beside.price, top.price)`, sql`coalesce(beside.observed_at, stretch.since)`)}
      and confirmation.origin <> 'driver'),
    max(confirmed_at) filter (where ${of(sql`coalesce(beside.price, top.price)`, sql`coalesce(beside.observed_at, stretch.since)`)}
      and known),
    max(confirmed_at) filter (where ${of(sql`top.price`, sql`stretch.since`)}
      and confirmation.origin = 'driver' and not known and not late)
  ]
  from confirmation
  where confirmation.station_id = pair.station_id and confirmation.fuel_type_id = pair.fuel_type_id
  and not undone and not ${SUPERSEDED}
)`;

function of(price: RawBuilder<unknown>, since: RawBuilder<unknown>) {
  return sql`confirmation.price = ${price} and confirmed_at >= ${since}`;
}
