/** Moves states, pictures and fuel marks for a merge and its undo (rule station-merge). */
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../db/database.ts';
import { moveStationRows, MovedRowsSchema, type StationMove } from './move-station-rows.ts';

export const MovedStatesAndPicturesSchema = z.object({
  rows: MovedRowsSchema,
  fuels: z.array(z.number()),
  /** The number added to the positions of the moved pictures. */
  pictures: z.number(),
});
type MovedStatesAndPictures = z.infer<typeof MovedStatesAndPicturesSchema>;

/**
 * Moves a station's states and pictures to another station, and the fuel marks that the other lacks. The moved pictures
 * come after the other's.
 * @param tx an open transaction that has locked the board
 * @param back for an undo, what the merge moved; pictures replaced in between are lost
 */
export async function moveStatesAndPictures(
  tx: Executor,
  way: StationMove,
  back?: MovedStatesAndPictures,
): Promise<MovedStatesAndPictures> {
  const pictures = back ? -back.pictures : await findShift(tx, way);
  const rows = await moveStationRows(tx, way, back?.rows, {
    station_state: (change) => sql`update station_state set ${change}`,
    gallery_image: (change) =>
      sql`update gallery_image set position = position + ${pictures}::integer, ${change}`,
  });
  return { rows, fuels: await moveMarks(tx, way, back?.fuels), pictures };
}

/** Computes the number to add to the positions of a station's pictures, so that they come after another's. */
async function findShift(tx: Executor, { from, to }: StationMove): Promise<number> {
  const { rows } = await sql<{ shift: number | null }>`
    select max(position) filter (where station_id = ${to}::integer) + 1
      - min(position) filter (where station_id = ${from}::integer) as shift
    from gallery_image where station_id in (${to}::integer, ${from}::integer)
  `.execute(tx);
  return rows[0]?.shift ?? 0;
}

async function moveMarks(tx: Executor, { from, to }: StationMove, only?: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    update station_fuel set station_id = ${to}::integer
    where station_id = ${from}::integer and not exists (
      select from station_fuel own
      where own.station_id = ${to}::integer and own.fuel_type_id = station_fuel.fuel_type_id
    ) ${only ? sql`and fuel_type_id = any(${[...only]}::integer[])` : sql``}
    returning fuel_type_id as id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
