/** Logo and photographs that a station's people choose (rule station-pictures). */
import { sql } from 'kysely';
import { GALLERY_MAX } from '@pieno/contract/station-limits.ts';
import type { PictureTexts, StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { imageUrl } from '../../images/image-url.ts';
import { OWN_PICTURES } from './save-operator-station.ts';

/**
 * Reads a station's logo and its photographs in order.
 * @throws notFound for an unknown or merged station
 */
export async function readPictures(executor: Executor, id: number): Promise<StationPictures> {
  const station = await executor
    .selectFrom('station')
    .select(['name', 'locality', 'logo_hash'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('business_not_found'));
  const { name, locality, logo_hash: logo } = station;
  const rows = await executor
    .selectFrom('gallery_image')
    .innerJoin('image', 'image.hash', 'gallery_image.hash')
    .select(['gallery_image.id', 'gallery_image.hash', 'alt', 'caption', 'width', 'height'])
    .where('station_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    business: { id, name, locality },
    logo_url: logo && imageUrl(logo),
    pictures: rows.map(({ hash, ...picture }) => ({ ...picture, url: imageUrl(hash) })),
  };
}

/**
 * Appends a stored picture to a station's photographs, without texts.
 * @param tx an open transaction that has locked the station
 * @returns the new photograph's id; undefined when the station has the picture already
 * @throws conflict `pictures_too_many`
 */
export async function hangPicture(
  tx: Executor,
  station_id: number,
  hash: string,
): Promise<number | undefined> {
  const { pictures: max } = GALLERY_MAX;
  const hanging = await listHanging(tx, station_id);
  if (hanging.some((each) => each.hash === hash)) return undefined;
  if (hanging.length >= max) throw conflict({ code: 'pictures_too_many', params: { max } });
  const position = (hanging.at(-1)?.position ?? -1) + 1;
  const { id } = await tx
    .insertInto('gallery_image')
    .values({ station_id, hash, alt: '', caption: null, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Saves the texts of a photograph; an empty caption is removed.
 * @returns false when they were the same
 * @throws notFound when the station has no such photograph
 */
export async function describePicture(
  tx: Executor,
  station_id: number,
  id: number,
  texts: PictureTexts,
): Promise<boolean> {
  const { alt } = texts;
  const caption = texts.caption || null;
  const before = (await listHanging(tx, station_id)).find((each) => each.id === id);
  if (!before) throw notFound('picture_not_found');
  if (before.alt === alt && before.caption === caption) return false;
  await tx.updateTable('gallery_image').set({ alt, caption }).where('id', '=', id).execute();
  return true;
}

/**
 * Reorders the photographs.
 * @param order the ids of all of them
 * @returns false when the order was the same
 * @throws conflict `pictures_changed` when the station now has others
 */
export async function orderPictures(
  tx: Executor,
  station_id: number,
  order: readonly number[],
): Promise<boolean> {
  const hanging = await listHanging(tx, station_id);
  const ids = hanging.map(({ id }) => id);
  if (order.join() === ids.join()) return false;
  const isWhole = order.length === ids.length && ids.every((id) => order.includes(id));
  if (!isWhole) throw conflict('pictures_changed');
  // In two steps, because positions must stay unique.
  const free = Math.max(...hanging.map(({ position }) => position), ids.length) + 1;
  for (const first of [free, 0]) {
    // oxlint-disable-next-line no-await-in-loop -- the second step needs the first
    await sql`
      update gallery_image set position = ${first}::integer + place - 1
      from unnest(${[...order]}::integer[]) with ordinality as wanted (id, place)
      where gallery_image.id = wanted.id
    `.execute(tx);
  }
  return true;
}

/** Removes a photograph. @returns its picture's hash @throws notFound when the station has no such photograph */
export async function takeDown(tx: Executor, station_id: number, id: number): Promise<string> {
  const { hash } = await tx
    .deleteFrom('gallery_image')
    .where('id', '=', id)
    .where('station_id', '=', station_id)
    .returning('hash')
    .executeTakeFirstOrThrow(() => notFound('picture_not_found'));
  return hash;
}

/**
 * Changes or removes a station's logo; merges no longer fill it.
 * @param tx an open transaction that has locked the station
 * @returns the previous hash; undefined when nothing changed
 */
export async function changeLogo(
  tx: Executor,
  id: number,
  logo_hash: string | null,
): Promise<string | null | undefined> {
  const before = await tx
    .selectFrom('station')
    .select('logo_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (before.logo_hash === logo_hash) return undefined;
  await tx.updateTable('station').set({ logo_hash }).where('id', '=', id).execute();
  await note(tx, id, 'logo_hash');
  return before.logo_hash;
}

/** Notes that people have chosen the pictures, so that imports no longer change them. */
export const notePictures = (tx: Executor, id: number): Promise<void> => note(tx, id, OWN_PICTURES);

async function note(tx: Executor, id: number, field: string): Promise<void> {
  await tx
    .updateTable('station')
    .set({ operator_fields: sql<string[]>`array_append(operator_fields, ${field}::text)` })
    .where('id', '=', id)
    .where(sql<boolean>`${field}::text <> all(operator_fields)`)
    .execute();
}

async function listHanging(tx: Executor, stationId: number) {
  return await tx
    .selectFrom('gallery_image')
    .select(['id', 'hash', 'alt', 'caption', 'position'])
    .where('station_id', '=', stationId)
    .orderBy('position')
    .execute();
}
