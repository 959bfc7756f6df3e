/** Which fuels are sold, and the pictures, of stations that are merged. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Moved } from './moved.ts';

interface Stations {
  kept: number;
  merged: number;
}

/** Moves the marks of sold fuels about which the kept station says nothing. @returns their fuel types */
export async function moveMarks(tx: Executor, { kept, merged }: Stations): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update station_fuel set station_id = ${kept}::integer
    where station_id = ${merged}::integer and not exists (
      select from station_fuel own
      where own.station_id = ${kept}::integer and own.fuel_type_id = station_fuel.fuel_type_id
    )
    returning fuel_type_id as id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Undoes that. */
export async function returnMarks(
  tx: Executor,
  { kept, merged }: Stations,
  fuels: readonly number[],
): Promise<void> {
  await sql`
    update station_fuel set station_id = ${merged}::integer
    where station_id = ${kept}::integer and fuel_type_id = any(${[...fuels]}::integer[])
  `.execute(tx);
}

/** Hangs the pictures of the merged station behind those of the kept one. @returns their ids, and how far they moved */
export async function movePictures(
  tx: Executor,
  { kept, merged }: Stations,
): Promise<{ ids: string[]; pictures: number }> {
  const { rows: ends } = await sql<{ shift: number | null }>`
    select max(position) filter (where station_id = ${kept}::integer) + 1
      - min(position) filter (where station_id = ${merged}::integer) as shift
    from gallery_image where station_id in (${kept}::integer, ${merged}::integer)
  `.execute(tx);
  const pictures = ends[0]?.shift ?? 0;
  const { rows } = await sql<{ id: string }>`
    update gallery_image set station_id = ${kept}::integer, position = position + ${pictures}::integer
    where station_id = ${merged}::integer returning id::text as id
  `.execute(tx);
  return { ids: rows.map(({ id }) => id), pictures };
}

/** Undoes that; pictures that were replaced in between are gone. */
export async function returnPictures(
  tx: Executor,
  { kept, merged }: Stations,
  { rows, pictures }: Pick<Moved, 'rows' | 'pictures'>,
): Promise<void> {
  await sql`
    update gallery_image set station_id = ${merged}::integer, position = position - ${pictures}::integer
    where id = any(${rows.gallery_image ?? []}::integer[]) and station_id = ${kept}::integer
  `.execute(tx);
}
