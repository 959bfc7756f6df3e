import type { Selectable } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { GalleryImage } from '../../../db/schema.gen.ts';

/** A picture of a gallery, by its hash in `image`. */
export type GalleryEntry = Pick<Selectable<GalleryImage>, 'hash' | 'alt' | 'caption'>;

/**
 * Returns what a picture is called for who does not see it.
 * @param index its place, from 0: where nobody wrote anything, its number is its name
 */
export const altText = (
  { alt, caption }: Pick<GalleryEntry, 'alt' | 'caption'>,
  index: number,
): string => alt || caption || `Foto ${index + 1}`;

/**
 * Replaces a station's gallery by these pictures, in this order.
 * @returns false when the gallery was already the same
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
