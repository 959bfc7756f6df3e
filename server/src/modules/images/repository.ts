import { sql } from 'kysely';
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

/**
 * Lets nobody else keep or drop pictures until the transaction ends, so that one found unused stays so.
 * Ask for it first: whoever waits for it must hold nothing.
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
 * Drops a picture if neither a person nor a station shows it.
 * @param tx an open transaction that called `lockImages`
 */
export async function dropUnusedImage(tx: Executor, hash: string): Promise<void> {
  await tx.deleteFrom('image').where('hash', '=', hash).where(isUnused).execute();
}

/**
 * Drops every picture that neither a person nor a station shows.
 * @param tx an open transaction that called `lockImages`
 * @returns how many
 */
export async function dropUnusedImages(tx: Executor): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('image').where(isUnused).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A picture as it is handed out. */
export interface KeptImage {
  media_type: string;
  bytes: Buffer;
  /** True when it shows a person: it must be gone as soon as that person wants it gone. */
  is_personal: boolean;
}

/** A kept picture, or undefined for an unknown hash. */
export async function findImage(executor: Executor, hash: string): Promise<KeptImage | undefined> {
  return await executor
    .selectFrom('image')
    .select(['media_type', 'bytes', isPersonal.as('is_personal')])
    .where('hash', '=', hash)
    .executeTakeFirst();
}
