import type { Executor } from '../../db/database.ts';
import type { EncodedImage } from './encode.ts';

/** Keeps pictures under their hashes; those already kept stay as they are. */
export async function saveImages(tx: Executor, images: readonly EncodedImage[]): Promise<void> {
  if (images.length === 0) return;
  await tx
    .insertInto('image')
    .values([...images])
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** A kept picture, or undefined for an unknown hash. */
export async function findImage(
  executor: Executor,
  hash: string,
): Promise<{ media_type: string; bytes: Buffer } | undefined> {
  return await executor
    .selectFrom('image')
    .select(['media_type', 'bytes'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}
