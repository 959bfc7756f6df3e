/** Moves days whose observations are deleted to another station, and back (decisions 0032, 0035). */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod/mini';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';
import type { StationMove } from '../stations/move-station-rows.ts';

/** Days by fuel type: year-month-day. */
export const LoneDaysSchema = z.record(z.string(), z.array(z.string()));
type LoneDays = z.infer<typeof LoneDaysSchema>;

/**
 * Moves a station's days whose observations are deleted to another one. Where that has figures of the same day,
 * those hold, and the other's stay.
 * @param tx an open transaction that has locked the board
 * @returns the moved days
 */
export async function moveLoneDays(tx: Executor, { from, to }: StationMove): Promise<LoneDays> {
  return await move(tx, { from, to }, sql`true`);
}

/** Moves back those days that are still where they were moved to. */
export async function returnLoneDays(
  tx: Executor,
  { from, to }: StationMove,
  days: LoneDays = {},
): Promise<void> {
  const list = Object.entries(days).flatMap(([fuel, each]) => each.map((day) => ({ fuel, day })));
  const isOne = sql`(fuel_type_id, day) in (select * from unnest(
    ${list.map(({ fuel }) => Number(fuel))}::integer[], ${list.map(({ day }) => day)}::date[]
  ))`;
  await move(tx, { from, to }, isOne);
}

/** Later days are derived again, at both stations. @param chosen a condition on rows of price_day */
async function move(
  tx: Executor,
  { from, to }: StationMove,
  chosen: RawBuilder<unknown>,
): Promise<LoneDays> {
  const { rows } = await sql<{ fuel: number; day: string }>`
    update price_day set station_id = ${to}::integer
    where station_id = ${from}::integer and alone and ${chosen} and not exists (
      select from price_day other where other.station_id = ${to}::integer
      and other.fuel_type_id = price_day.fuel_type_id and other.day = price_day.day
    ) and not exists (
      select from observation where observation.station_id = ${to}::integer
      and observation.fuel_type_id = price_day.fuel_type_id and state = 'accepted' and source <> 'demo'
      and observed_at >= price_day.day::timestamp at time zone ${sql.lit(TIME_ZONE)}
      and observed_at < (price_day.day + 1)::timestamp at time zone ${sql.lit(TIME_ZONE)}
    ) returning fuel_type_id as fuel, day::text as day
  `.execute(tx);
  const days = rows.map(({ day }) => day);
  const fuels = rows.map(({ fuel }) => fuel);
  for (const station of [from, to]) {
    await sql`
      select mark_price_days(
        array_agg(${station}::integer), array_agg(fuel),
        array_agg(day::timestamp at time zone ${sql.lit(TIME_ZONE)})
      ) from unnest(${fuels}::integer[], ${days}::date[]) as moved (fuel, day)
    `.execute(tx);
  }
  const byFuel: LoneDays = {};
  for (const { fuel, day } of rows) (byFuel[fuel] ??= []).push(day);
  return byFuel;
}
