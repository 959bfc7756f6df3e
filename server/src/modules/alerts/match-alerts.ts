/** Finds the alerts that news may match, with one indexed query for all news (rule alert-matched). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { latestChangesWhere } from '../favorites/read-favorites.ts';
import type { News } from './evaluate-prices.ts';
import type { ModePrice } from './mode-prices.ts';

export interface Matched {
  id: string;
  userId: string;
}

/**
 * SQL for the last time at which a person saw the known price of an `alert` row: when it was made, edited, resumed
 * or sent a message.
 */
export const KNOWN_SINCE = sql`greatest(alert.created_at, resumed_at, told_at)`;

/**
 * Finds the active alerts of people with notifications whose target has news at or below their price, except news
 * that the person knows and that still holds.
 * @param now the current and previous price of each station
 */
export async function matchAlerts(
  tx: Executor,
  news: readonly News[],
  now: Iterable<ModePrice>,
): Promise<Matched[]> {
  const { rows } = await sql<Matched>`
    with costs as (
      select * from json_to_recordset(${JSON.stringify([...now])}::json)
        as costs("stationId" integer, decade integer, mode text, price integer, was integer, since timestamptz)
    ), at_station as (
      select * from json_to_recordset(${JSON.stringify(atStations(news))}::json)
        as news("stationId" integer, decade integer, mode text, price integer)
    ), in_area as (
      select * from json_to_recordset(${JSON.stringify(inAreas(news))}::json)
        as news(area text, decade integer, mode text, price integer)
    ), named as (
      select station.id, at_station.* from at_station
      join station on station.id = "stationId" or station.merged_into = "stationId"
    ), matched as (
      select alert.id, in_area.price from in_area join alert
        on target = 'area' and paused_at is null and alert.decade = in_area.decade and alert.area = in_area.area
          and below >= in_area.price and coalesce(alert.mode, in_area.mode) = in_area.mode
      union all
      select alert.id, named.price from named join alert_station on station_id = named.id join alert
        on alert.id = alert_id and paused_at is null and alert.decade = named.decade
          and below >= named.price and coalesce(alert.mode, named.mode) = named.mode
      union all
      select alert.id, news.price from at_station news
      join ${latestChangesWhere(sql`favorite.station_id in (select id from named)`)} latest
        on kept_id = "stationId" and not removed
      join alert on alert.user_id = latest.user_id and target = 'favorites' and paused_at is null
        and alert.decade = news.decade and below >= news.price and coalesce(alert.mode, news.mode) = news.mode
    ), best as (
      select id, min(price) as price from matched group by id
    )
    select alert.id, user_id as "userId" from best join alert on alert.id = best.id
    join app_user on app_user.id = user_id and notifications and is_active
    left join station known on known.id = told_station_id
    left join costs on "stationId" = coalesce(known.merged_into, known.id) and costs.decade = alert.decade
      and costs.mode = coalesce(alert.mode, '')
    where told_price is null or best.price < told_price
      or costs.price is null or costs.price > below
      or (costs.was > below and costs.since > ${KNOWN_SINCE})`.execute(tx);
  return rows;
}

/** Finds the alerts due for another evaluation, also of people without notifications. */
export async function againAlerts(tx: Executor, now: Date): Promise<Matched[]> {
  return await tx
    .selectFrom('alert')
    .select(['id', 'user_id as userId'])
    .where('again_at', '<=', now)
    .execute();
}

/** Clears that mark; the alerts have to be locked. */
export async function forgetAgain(tx: Executor, again: readonly Matched[]): Promise<void> {
  if (again.length === 0) return;
  const ids = sql<string>`any(${again.map(({ id }) => id)}::bigint[])`;
  await tx.updateTable('alert').set({ again_at: null }).where('id', '=', ids).execute();
}

const atStations = (news: readonly News[]) =>
  news.map(({ fuel: { stationId, decade, mode, price } }) => ({ stationId, decade, mode, price }));

/** The lowest per area, category and mode: an alert that it does not match matches no other. */
function inAreas(news: readonly News[]) {
  const lowest = new Map<string, { area: string; decade: number; mode: string; price: number }>();
  for (const { fuel } of news) {
    const { decade, mode, price } = fuel;
    for (const area of fuel.areas) {
      const key = `${area}/${decade}/${mode}`;
      if (price < (lowest.get(key)?.price ?? Infinity))
        lowest.set(key, { area, decade, mode, price });
    }
  }
  return [...lowest.values()];
}
