/** Reads the log's facts about claims in one statement, before they are evaluated. */
import { sql, type RawBuilder } from 'kysely';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import type { LogFacts } from '../evaluate/log-facts.ts';
import type { ReportedPrice } from '../reported-price.ts';
import { reportedPriceRows } from './row-source.ts';

/**
 * Reads the log's facts about each claim, except those already accepted without doubt.
 * @param day the claims' day, year-month-day
 * @param latest claims after this instant come from a wrong clock
 * @param always indexes of claims to read even if they are accepted without doubt
 */
export async function readLog(
  tx: Executor,
  origin: PriceOrigin,
  claims: readonly ReportedPrice[],
  day: string,
  latest: Date,
  always: readonly number[],
): Promise<LogFacts[]> {
  if (claims.length === 0) return [];
  const dayOf = (table: string) => sql`coalesce(
    (select day from import_run where id = ${sql.ref(`${table}.import_run_id`)}),
    (${sql.ref(`${table}.received_at`)} at time zone ${sql.lit(TIME_ZONE)})::date
  )`;
  const { rows } = await sql<LogFacts>`
    with claim as materialized (
      select claim.*, since.station_id is not null or logged.found is not null as is_logged,
        ${isIn(sql`state = 'withdrawn'`)} as is_withdrawn, ${isIn(WAITS)} as is_waiting
      from ${reportedPriceRows(claims)}
      -- Laterally, as all below: a plain join would read the prices of a country for every batch.
      left join lateral (
        select * from current_price
        where current_price.station_id = claim.station_id and current_price.fuel_type_id = claim.fuel_type_id
        limit 1
      ) since on true
      left join lateral (
        select true as found from observation
        where since.station_id is null
        and observation.station_id = claim.station_id and observation.fuel_type_id = claim.fuel_type_id
        limit 1
      ) logged on true
      -- What holds now is known, whatever else the log says: nearly all that a file repeats.
      where claim.position - 1 = any(${[...always]}::bigint[])
      or (since.price, since.observed_at, since.origin, since.doubtful)
        is distinct from (claim.price, claim.observed_at, ${origin}, false)
      or ${isIn(sql`state = 'withdrawn'`)}
    )
    select claim.position::integer - 1 as index, station.kind, station.areas, station.confirmed_decades,
      station_fuel.sold,
      known.id as known_id, known.state as known_state, known.doubtful as known_doubtful,
      known.reason as known_reason, known.decided_by is not null as known_decided,
      ${dayOf('known')} < ${day}::date as known_earlier,
      last.price as last_price, last.observed_at as last_at,
      claim.is_withdrawn and exists (
        select from observation gone
        where gone.station_id = claim.station_id and gone.fuel_type_id = claim.fuel_type_id
        and gone.state = 'withdrawn' and gone.origin = ${origin} and gone.price = claim.price
        and not exists (
          select from observation since
          where since.station_id = claim.station_id and since.fuel_type_id = claim.fuel_type_id
          and since.observed_at > gone.observed_at
          and since.origin = ${origin} and since.state = 'accepted'
        )
      ) as taken_back,
      waiting.id as waiting_id, waiting.price as waiting_price
    from claim
    left join lateral (
      select kind, areas, confirmed_decades from station where id = claim.station_id limit 1
    ) station on true
    left join station_fuel on station_fuel.station_id = claim.station_id
      and station_fuel.fuel_type_id = claim.fuel_type_id
    left join lateral (
      select * from observation
      where claim.is_logged
      and observation.station_id = claim.station_id and observation.fuel_type_id = claim.fuel_type_id
      and observation.observed_at = claim.observed_at and observation.origin = ${origin}
      -- A rejected or held claim does not replace another price.
      and (state in ('accepted', 'withdrawn') or observation.price = claim.price)
      order by id desc limit 1
    ) known on known.price = claim.price
    left join lateral (
      select price, observed_at from observation
      where claim.is_logged
      and observation.station_id = claim.station_id and observation.fuel_type_id = claim.fuel_type_id
      and state = 'accepted' and source <> 'demo' and not doubtful and origin <> 'driver'
      and observation.observed_at <= ${latest.toISOString()}::timestamptz
      order by observed_at desc, id desc limit 1
    ) last on true
    left join lateral (
      select id, price from observation
      where claim.is_waiting
      and observation.station_id = claim.station_id and observation.fuel_type_id = claim.fuel_type_id
      and (state = 'held' or doubtful) and state in ('held', 'accepted')
      and reason = 'unusual' and origin = ${origin}
      and observation.observed_at <= claim.observed_at and ${dayOf('observation')} < ${day}::date
      order by observed_at desc, id desc limit 1
    ) waiting on true
    where known.id is null or known.state <> 'accepted' or known.doubtful
    or claim.position - 1 = any(${[...always]}::bigint[])
    order by index
  `.execute(tx);
  return rows;
}

/** The condition of the partial index `observation_waiting`. */
const WAITS = sql`(state in ('held', 'reported') or doubtful)`;

/** SQL: whether the log has a matching row of a claim's station and fuel, for all claims together. */
const isIn = (condition: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from observation where observation.station_id = claim.station_id
  and observation.fuel_type_id = claim.fuel_type_id and ${condition}
)`;
