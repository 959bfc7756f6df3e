import type { Executor } from '../../db/database.ts';

/** A picture as it is served. */
export interface StoredImage {
  mediaType: string;
  bytes: Buffer;
}

/** The picture stored under a hash, or undefined. */
export async function findImage(
  executor: Executor,
  hash: string,
): Promise<StoredImage | undefined> {
  const row = await executor
    .selectFrom('image')
    .select(['media_type', 'bytes'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && { mediaType: row.media_type, bytes: Buffer.from(row.bytes) };
}
