/** Parts of `settlePrices`: what was said of a price, for one row of `pair` and its newest claim `top`. */
import { sql } from 'kysely';
import { SUPERSEDED } from '../log/superseded.ts';

/** Verdicts by which a driver's claim ranks without a second person. */
export const ALONE = sql`('small', 'proven')`;

/**
 * When owners, and when drivers have confirmed the price since `stretch.since` (rule price-confirmed). Of each driver but
 * the price's own author the word counts that was said first while it was fresh, so that one that was seen before it and
 * sent later, from a phone without a network, moves nothing back; of further words the second newest of
 * different people, so that nobody keeps a price fresh alone. Nobody can tell whether words without a name are of
 * different people: only the very first counts.
 */
export const CONFIRMED = sql`(
  select array[max(owner_at), greatest(min(first_at), max(first_at) filter (where claimant is not null),
      (array_agg(newest_at order by newest_at desc) filter (where claimant is not null and newest_at is not null))[2]
    )]
  from (
    select claimant,
      max(confirmed_at) filter (where confirmation.origin <> 'driver') as owner_at,
      max(confirmed_at) filter (where confirmation.origin = 'driver') as newest_at,
      (array_agg(confirmed_at order by id) filter (where confirmation.origin = 'driver' and not late
        and (top.origin <> 'driver' or claimant is distinct from top.claimant)))[1] as first_at
    from confirmation
    where confirmation.station_id = pair.station_id and confirmation.fuel_type_id = pair.fuel_type_id
    and confirmation.price = top.price and confirmed_at >= stretch.since and not undone
    and not ${SUPERSEDED}
    group by claimant
  ) person
)`;

/**
 * `origin` and `at`: the newest accepted word of the price that a driver's claim has displaced without a second person
 * (rule price-ageing); no row for any other claim.
 */
export const DISPLACED = sql`(
  select case when word.said_at is null then base.origin else 'owner' end as origin,
    coalesce(word.said_at, base.observed_at) as at
  from (
    select price, origin, observed_at from observation
    where top.origin = 'driver' and top.decided_by in ${ALONE}
    and observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
    and state = 'accepted' and source <> 'demo' and not doubtful and observation.observed_at <= top.observed_at
    and (decided_by is null or decided_by not in ${ALONE})
    order by observation.observed_at desc, id desc limit 1
  ) base
  left join lateral (
    select max(confirmed_at) as said_at from confirmation
    where confirmation.station_id = pair.station_id and confirmation.fuel_type_id = pair.fuel_type_id
    and confirmation.price = base.price and confirmed_at >= base.observed_at
    and confirmation.origin <> 'driver' and not undone
  ) word on true
)`;
