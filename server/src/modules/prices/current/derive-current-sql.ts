/**
 * SQL parts of `deriveCurrentPrices`: a price's start, base and confirmations, for one row of `pair`, its newest claim
 * `top` and the base `beside`.
 */
import { sql, type RawBuilder } from 'kysely';
import { SUPERSEDED } from '../log/superseded.ts';

/** Accepted prices of the station and fuel: the real ones, or demo ones when `top` is one. */
const ACCEPTED = sql`observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
  and state = 'accepted' and (source = 'demo') = (top.source = 'demo')`;

/** The instant since when a price, as last reported, holds without another in between; null for none. */
export const sinceOf = (row: 'top' | 'base'): RawBuilder<Date | null> => {
  const [price, at] = [sql.ref(`${row}.price`), sql.ref(`${row}.observed_at`)];
  return sql`(
    select min(observed_at) from observation
    where ${ACCEPTED} and price = ${price} and observed_at > coalesce((
      select max(observed_at) from observation
      where ${ACCEPTED} and price <> ${price} and observation.observed_at < ${at}
    ), '-infinity')
  )`;
};

/**
 * The base beside a price that is not one itself, and since when the base holds: the last accepted price that can be a
 * base, or no row. A base comes from a firm source, two known people or an administrator's acceptance, or was accepted
 * before known drivers existed (decision 0050).
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

/** True for a confirmation of a price since it began. */
const of = (price: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
  sql`confirmation.price = ${price} and confirmed_at >= ${since}`;
const OF_BASE = of(
  sql`coalesce(beside.price, top.price)`,
  sql`coalesce(beside.since, stretch.since)`,
);

/**
 * The last confirmations by owners and other firm sources, by known drivers, and by others (rule price-confirmed): the
 * first two of the base; the last of the displayed price while it was fresh.
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
