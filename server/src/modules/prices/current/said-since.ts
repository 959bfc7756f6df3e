/** Parts of `deriveCurrentPrices`: what was said of a price, for one row of `pair`, its newest claim `top` and the base `beside` it. */
import { sql, type RawBuilder } from 'kysely';
import { IS_BASE } from '../log/is-base.ts';
import { SUPERSEDED } from '../log/superseded.ts';

/** The real prices that were accepted of the pair. */
const ACCEPTED = sql`observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
  and state = 'accepted' and source <> 'demo'`;

/**
 * The base of a price that is none, and since when it held without another price in between: the last accepted price
 * that is one, or no row.
 */
export const BASE_BESIDE = sql`(
  select base.*, (
    select min(observed_at) from observation
    where ${ACCEPTED} and price = base.price and observed_at > coalesce((
      select max(observed_at) from observation
      where ${ACCEPTED} and price <> base.price and observed_at < base.observed_at
    ), '-infinity')
  ) as since
  from (
    select price, origin, observed_at from observation
    where (top.voices < 2 or top.doubtful) and top.source <> 'demo'
    and ${ACCEPTED} and not doubtful and ${IS_BASE} and observation.observed_at <= top.observed_at
    order by observation.observed_at desc, id desc limit 1
  ) base
)`;

/** Whether a confirmation is of a price, said since that began. */
const of = (price: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
  sql`confirmation.price = ${price} and confirmed_at >= ${since}`;
const OF_BASE = of(
  sql`coalesce(beside.price, top.price)`,
  sql`coalesce(beside.since, stretch.since)`,
);

/**
 * When owners and the like, when known drivers, and when others have last confirmed (rule price-confirmed): the first two
 * the base, the others the price that is shown, while it was fresh.
 */
export const CONFIRMED = sql`(
  select array[
    max(confirmed_at) filter (where ${OF_BASE}
      and confirmation.origin <> 'driver'),
    max(confirmed_at) filter (where ${OF_BASE}
      and known),
    max(confirmed_at) filter (where ${of(sql`top.price`, sql`stretch.since`)}
      and confirmation.origin = 'driver' and not known and not late)
  ]
  from confirmation
  where confirmation.station_id = pair.station_id and confirmation.fuel_type_id = pair.fuel_type_id
  and not undone and not ${SUPERSEDED}
)`;
