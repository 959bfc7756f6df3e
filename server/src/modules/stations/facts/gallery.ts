import type { Selectable } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { GalleryImage } from '../../../db/schema.gen.ts';

export type GalleryEntry = Pick<Selectable<GalleryImage>, 'hash' | 'alt' | 'caption'>;

/**
 * Returns a picture's alternative text: the written one, its caption, or its number.
 * @param index its position, from 0
 */
export const altText = (
  { alt, caption }: Pick<GalleryEntry, 'alt' | 'caption'>,
  index: number,
): string => alt || caption || `Foto ${index + 1}`;

/**
 * Replaces a station's gallery by these pictures, in this order.
 * @returns false when it was the same already
 */
export async function replaceGallery(
  tx: Executor,
  stationId: number,
  entries: readonly GalleryEntry[],
): Promise<boolean> {
  const present = await tx
    .selectFrom('gallery_image')
    .select(['hash', 'alt', 'caption'])
    .where('station_id', '=', stationId)
    .orderBy('position')
    .execute();
  const wanted = entries.map(({ hash, alt, caption }) => ({ hash, alt, caption }));
  if (JSON.stringify(present) === JSON.stringify(wanted)) return false;
  await tx.deleteFrom('gallery_image').where('station_id', '=', stationId).execute();
  if (wanted.length > 0) {
    await tx
      .insertInto('gallery_image')
      .values(wanted.map((entry, position) => ({ ...entry, station_id: stationId, position })))
      .execute();
  }
  return true;
}
