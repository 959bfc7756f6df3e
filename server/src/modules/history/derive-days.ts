/** Derives the figures by day of stations' fuels from the log (decision 0032). */
import { sql, type RawBuilder } from 'kysely';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';

/** Fuels of stations derived in one transaction: their writers wait for it. */
const STEP = 300;

/** The instant at which a day of San Marino begins. @param day an expression of type date */
const midnight = (day: RawBuilder<unknown>) =>
  sql`((${day})::timestamp at time zone ${sql.lit(TIME_ZONE)})`;

/**
 * Derives the marked days before today of some fuels, and marks their areas. Skips marks locked by another
 * transaction.
 * @param tx an open transaction
 * @param today year-month-day; today itself is not over
 * @returns the number of marks processed
 */
export async function deriveMarkedDays(tx: Executor, today: string): Promise<number> {
  const { rows } = await sql<{ station: number; fuel: number; day: string }>`
    delete from price_day_dirty where (station_id, fuel_type_id) in (
      select station_id, fuel_type_id from price_day_dirty where from_day < ${today}::date
      order by station_id, fuel_type_id limit ${STEP}::integer for update skip locked
    ) returning station_id as station, fuel_type_id as fuel, from_day::text as day
  `.execute(tx);
  if (rows.length === 0) return 0;
  const marked = sql`unnest(
    ${rows.map(({ station }) => station)}::integer[], ${rows.map(({ fuel }) => fuel)}::integer[],
    ${rows.map(({ day }) => day)}::date[]
  ) as marked (station_id, fuel_type_id, from_day)`;
  await sql`
    delete from price_day using ${marked}
    where price_day.station_id = marked.station_id and price_day.fuel_type_id = marked.fuel_type_id
    and day >= from_day and not alone
  `.execute(tx);
  await insertDays(tx, marked, today);
  await markAreas(tx, marked);
  await markToday(tx, marked, today);
  return rows.length;
}

/**
 * Writes a row for each day with an observation; the price that held at midnight counts for the day too. Days whose
 * observations are deleted stay, and provide the next day's first price.
 */
async function insertDays(tx: Executor, marked: RawBuilder<unknown>, today: string): Promise<void> {
  await sql`
    with marked as materialized (select * from ${marked}), claims as (
      -- Of several prices at one instant, the one recorded last.
      select distinct on (marked.station_id, marked.fuel_type_id, observed_at)
        marked.station_id, marked.fuel_type_id, price, observed_at, origin,
        (observed_at at time zone ${sql.lit(TIME_ZONE)})::date as day
      from marked join observation on observation.station_id = marked.station_id
        and observation.fuel_type_id = marked.fuel_type_id
        and observed_at >= ${midnight(sql`from_day`)}
      where state = 'accepted' and source <> 'demo' and observed_at < ${midnight(sql`${today}::date`)}
      order by marked.station_id, marked.fuel_type_id, observed_at, observation.id desc
    ), day as (
      select station_id, fuel_type_id, day, false as alone,
        (array_agg(price order by observed_at))[1] as first, min(price) as low, max(price) as high,
        (array_agg(price order by observed_at desc))[1] as last,
        (array_agg(observed_at order by price, observed_at))[1] as low_at,
        (array_agg(observed_at order by price desc, observed_at))[1] as high_at,
        max(observed_at) as last_at, (array_agg(origin order by observed_at desc))[1] as origin
      from claims
      where not exists (
        select from price_day where price_day.station_id = claims.station_id
        and price_day.fuel_type_id = claims.fuel_type_id and price_day.day = claims.day
      )
      group by station_id, fuel_type_id, day
      union all
      select marked.station_id, marked.fuel_type_id, day, true, open, min, max, close, min_at, max_at, last_at, origin
      from marked join price_day on price_day.station_id = marked.station_id
        and price_day.fuel_type_id = marked.fuel_type_id and day >= from_day and alone
    ), carried as (
      select day.*, coalesce(
        lag(last) over (partition by day.station_id, day.fuel_type_id order by day), before.price
      ) as held
      from day join marked on marked.station_id = day.station_id and marked.fuel_type_id = day.fuel_type_id
      left join lateral (
        select price from (
          (select price, observed_at as at from observation
            where observation.station_id = day.station_id and observation.fuel_type_id = day.fuel_type_id
            and state = 'accepted' and source <> 'demo' and observed_at < ${midnight(sql`marked.from_day`)}
            order by observed_at desc, id desc limit 1)
          union all
          (select close, last_at from price_day
            where price_day.station_id = day.station_id and price_day.fuel_type_id = day.fuel_type_id
            and price_day.day < marked.from_day and alone
            order by price_day.day desc limit 1)
        ) earlier order by at desc limit 1
      ) before on true
    )
    insert into price_day (station_id, fuel_type_id, day, open, min, max, close, min_at, max_at, last_at, origin)
    select station_id, fuel_type_id, day, coalesce(held, first), least(held, low), greatest(held, high), last,
      case when held <= low then null else low_at end, case when held >= high then null else high_at end,
      last_at, origin
    from carried where not alone
  `.execute(tx);
}

/** Marks the figures of their areas, where the fuel can rank. */
async function markAreas(tx: Executor, marked: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into price_area_dirty (area, decade, from_day)
    select area, decade, min(from_day)
    from ${marked}
    join station on station.id = marked.station_id cross join unnest(station.areas) as area
    join fuel_type on fuel_type.id = marked.fuel_type_id and grade = 'base'
    group by area, decade
    on conflict (area, decade) do update set from_day = least(price_area_dirty.from_day, excluded.from_day)
  `.execute(tx);
}

/** Marks today's observations, to be derived once today is over. */
async function markToday(tx: Executor, marked: RawBuilder<unknown>, today: string): Promise<void> {
  await sql`
    insert into price_day_dirty (station_id, fuel_type_id, from_day)
    select station_id, fuel_type_id, ${today}::date from ${marked}
    where exists (
      select from observation where observation.station_id = marked.station_id
      and observation.fuel_type_id = marked.fuel_type_id and state = 'accepted' and source <> 'demo'
      and observed_at >= ${midnight(sql`${today}::date`)}
    )
    on conflict do nothing
  `.execute(tx);
}
