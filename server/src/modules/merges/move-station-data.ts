import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../db/database.ts';
import { LoneDaysSchema, moveLoneDays, returnLoneDays } from '../history/move-lone-days.ts';
import { MovedPeopleSchema, movePeople, returnPeople } from '../invitations/move-people.ts';
import { movePrices } from '../prices/log/move-prices.ts';
import {
  MovedSchedulesSchema,
  moveSchedules,
  returnSchedules,
} from '../scheduled-prices/move-schedules.ts';
import { FilledSchema } from '../stations/facts/fill-facts.ts';
import type { StationMove } from '../stations/move-station-rows.ts';
import {
  MovedStatesAndPicturesSchema,
  moveStatesAndPictures,
} from '../stations/move-states-and-pictures.ts';
import { moveTokens } from '../tills/move-tokens.ts';

/** What each module has moved for a merge; the rows by table. */
const MovedDataSchema = z.object({
  ...MovedPeopleSchema.shape,
  ...MovedSchedulesSchema.shape,
  ...MovedStatesAndPicturesSchema.shape,
  /** Days whose observations are deleted; missing in the oldest merges, which did not move them. */
  days: z.optional(LoneDaysSchema),
});
type MovedData = z.infer<typeof MovedDataSchema>;

/** All that a merge has changed, stored for its undo. */
export const MergeChangesSchema = z.object({
  ...MovedDataSchema.shape,
  ...FilledSchema.shape,
  /** Stations that redirected to the merged one before. */
  aliases: z.array(z.number()),
});
export type MergeChanges = z.infer<typeof MergeChangesSchema>;

/**
 * Moves a station's data to another: each module moves its tables' rows. Favourites stay, and are redirected when they are
 * read.
 * @returns what moved, for the undo
 */
export async function moveStationData(
  tx: Executor,
  way: StationMove,
  now: Date,
): Promise<MovedData> {
  // Before the claims, so that the kept station's own figures of such a day hold.
  const days = await moveLoneDays(tx, way);
  const prices = await movePrices(tx, way);
  const statesAndPictures = await moveStatesAndPictures(tx, way);
  const people = await movePeople(tx, way, now);
  const tills = await moveTokens(tx, way);
  const scheduled = await moveSchedules(tx, way, now);
  const rows = {
    ...prices,
    ...statesAndPictures.rows,
    ...people.rows,
    ...tills,
    ...scheduled.rows,
  };
  return { ...statesAndPictures, ...people, ...scheduled, days, rows };
}

/** Undoes `moveStationData`: moves back what is still at the station that it was moved to. */
export async function returnStationData(
  tx: Executor,
  way: StationMove,
  moved: MovedData,
  now: Date,
): Promise<void> {
  await returnLoneDays(tx, way, moved.days);
  await movePrices(tx, way, moved.rows);
  await moveStatesAndPictures(tx, way, moved);
  await returnPeople(tx, way, moved);
  await moveTokens(tx, way, moved.rows);
  await returnSchedules(tx, way, moved, now);
}

/** Lists the fuels with any data at some stations, whose current prices are derived again. */
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
