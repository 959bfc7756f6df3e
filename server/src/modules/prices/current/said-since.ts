/** Parts of `deriveCurrentPrices`: what was said of a price, for one row of `pair`, its newest claim `top` and the base `beside` it. */
import { sql, type RawBuilder } from 'kysely';
import { SUPERSEDED } from '../log/superseded.ts';

/** The prices that were accepted of the pair: the real ones, or where `top` is a demo price those. */
const ACCEPTED = sql`observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
  and state = 'accepted' and (source = 'demo') = (top.source = 'demo')`;

/** Since when a price has held, as it was said last, without another in between; null for none. */
export const sinceOf = (said: 'top' | 'base'): RawBuilder<Date | null> => {
  const [price, at] = [sql.ref(`${said}.price`), sql.ref(`${said}.observed_at`)];
  return sql`(
    select min(observed_at) from observation
    where ${ACCEPTED} and price = ${price} and observed_at > coalesce((
      select max(observed_at) from observation
      where ${ACCEPTED} and price <> ${price} and observation.observed_at < ${at}
    ), '-infinity')
  )`;
};

/**
 * The base of a price that is none, and since when it held: the last accepted price that can be one, or no row. A base is
 * a firm word, a driver's that two known people carry or an administrator has accepted, or one that was accepted before
 * anybody was known (decision 0050).
 */
export const BASE_BESIDE = sql`(
  select base.*, ${sinceOf('base')} as since
  from (
    select price, origin, observed_at from observation
    where (top.voices < 2 or top.doubtful) and top.source <> 'demo' and ${ACCEPTED} and not doubtful
    and coalesce(observation.voices > 1, true) and observation.observed_at <= top.observed_at
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
