import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { EncodedImage } from './encode.ts';

/** Stores pictures by their hashes; those already stored stay as they are. */
export async function saveImages(tx: Executor, images: readonly EncodedImage[]): Promise<void> {
  if (images.length === 0) return;
  await tx
    .insertInto('image')
    .values([...images])
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/**
 * Locks the table of pictures against writes until the transaction ends, so that an unused picture stays unused. Call
 * it first in the transaction: to avoid deadlocks it must hold no other lock while it waits.
 * @param tx an open transaction
 */
export async function lockImages(tx: Executor): Promise<void> {
  await sql`lock table image in share row exclusive mode`.execute(tx);
}

const isPersonal = sql<boolean>`exists (select from app_user where avatar_hash = image.hash)`;
const isUnused = sql<boolean>`not (${isPersonal}
  or exists (select from station where logo_hash = image.hash)
  or exists (select from gallery_image where gallery_image.hash = image.hash))`;

/**
 * Deletes a picture if neither a user nor a station uses it.
 * @param tx an open transaction that called `lockImages`
 */
export async function dropUnusedImage(tx: Executor, hash: string): Promise<void> {
  await tx.deleteFrom('image').where('hash', '=', hash).where(isUnused).execute();
}

/**
 * Deletes every picture that neither a user nor a station uses.
 * @param tx an open transaction that called `lockImages`
 * @returns the number of pictures deleted
 */
export async function dropUnusedImages(tx: Executor): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('image').where(isUnused).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface KeptImage {
  media_type: string;
  bytes: Buffer;
  /** True for a user's avatar, which no cache of the server may serve after its deletion. */
  is_personal: boolean;
}

/** Finds a stored picture; undefined for an unknown hash. */
export async function findImage(executor: Executor, hash: string): Promise<KeptImage | undefined> {
  return await executor
    .selectFrom('image')
    .select(['media_type', 'bytes', isPersonal.as('is_personal')])
    .where('hash', '=', hash)
    .executeTakeFirst();
}
