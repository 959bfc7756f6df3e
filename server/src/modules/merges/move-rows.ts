import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { moveLoneDays, returnLoneDays } from '../history/move-lone-days.ts';
import { movePeople, returnPeople } from '../invitations/move-rows.ts';
import { movePrices } from '../prices/log/move-rows.ts';
import { moveSchedules, returnSchedules } from '../scheduled-prices/move-rows.ts';
import type { Way } from '../stations/follow.ts';
import { moveWords } from '../stations/move-rows.ts';
import { moveTills } from '../tills/move-rows.ts';
import type { MovedRooms } from './moved.ts';

/** Moves all that hangs on a station to another: each room moves the rows of its tables. */
export async function moveRows(tx: Executor, way: Way, now: Date): Promise<MovedRooms> {
  // Before the claims, so that what stands on such a day is the kept station's own.
  const days = await moveLoneDays(tx, way);
  const prices = await movePrices(tx, way);
  const words = await moveWords(tx, way);
  const people = await movePeople(tx, way, now);
  const tills = await moveTills(tx, way);
  const scheduled = await moveSchedules(tx, way, now);
  const rows = { ...prices, ...words.rows, ...people.rows, ...tills, ...scheduled.rows };
  return { ...words, ...people, ...scheduled, days, rows };
}

/** Moves that back which is still where it was moved to. */
export async function returnRows(
  tx: Executor,
  way: Way,
  moved: MovedRooms,
  now: Date,
): Promise<void> {
  await returnLoneDays(tx, way, moved.days);
  await movePrices(tx, way, moved.rows);
  await moveWords(tx, way, moved);
  await returnPeople(tx, way, moved);
  await moveTills(tx, way, moved.rows);
  await returnSchedules(tx, way, moved, now);
}

/** Lists the fuels of which anything is known at some stations: their current prices are derived anew. */
export async function listPairs(tx: Executor, stations: readonly number[]) {
  const { rows } = await sql<{ stationId: number; fuelTypeId: number }>`
    select station.id as "stationId", fuel.id as "fuelTypeId"
    from unnest(${[...stations]}::integer[]) as station (id)
    cross join (
      select fuel_type_id as id from observation where station_id = any(${[...stations]}::integer[])
      union select fuel_type_id from current_price where station_id = any(${[...stations]}::integer[])
    ) fuel
    order by 1, 2
  `.execute(tx);
  return rows;
}
