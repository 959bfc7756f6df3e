import { sql } from 'kysely';
import type { UserChange } from '@pieno/contract/profile.ts';
import type { Executor } from '../../db/database.ts';
import { dropUnusedImage, lockImages, saveImages } from '../images/repository.ts';
import type { EncodedImage } from '../images/encode.ts';

/** Writes down what somebody changed about themselves; fields left out stay as they are. */
export async function changeUser(
  executor: Executor,
  userId: string,
  change: UserChange,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('app_user')
    .set({ ...change, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/**
 * Makes a picture somebody's own; the one before goes unless somebody else shows it.
 * @param tx an open transaction that has done nothing yet
 * @returns false when there is no such person any more: nothing has changed then
 */
export async function changeAvatar(
  tx: Executor,
  userId: string,
  image: EncodedImage,
  now: Date,
): Promise<boolean> {
  await lockImages(tx);
  const user = await tx
    .selectFrom('app_user')
    .select('avatar_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return false;
  await saveImages(tx, [image]);
  await tx
    .updateTable('app_user')
    .set({ avatar_hash: image.hash, updated_at: now })
    .where('id', '=', userId)
    .execute();
  if (user.avatar_hash) await dropUnusedImage(tx, user.avatar_hash);
  return true;
}

/** Whether somebody lets the phone use its position, and since when. */
export interface Consent {
  geolocation_consent: boolean;
  geolocation_consent_at: Date | null;
}
const CONSENT = ['geolocation_consent', 'geolocation_consent_at'] as const;

/** Somebody's consent; undefined when there is no such person any more. */
export async function findConsent(
  executor: Executor,
  userId: string,
): Promise<Consent | undefined> {
  return await executor
    .selectFrom('app_user')
    .select(CONSENT)
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Gives or takes back somebody's consent. One that is given again keeps its first time.
 * @returns as `findConsent`
 */
export async function changeConsent(
  executor: Executor,
  userId: string,
  consent: boolean,
  now: Date,
): Promise<Consent | undefined> {
  return await executor
    .updateTable('app_user')
    .set({
      geolocation_consent: consent,
      geolocation_consent_at: consent ? sql`coalesce(geolocation_consent_at, ${now})` : null,
    })
    .where('id', '=', userId)
    .returning(CONSENT)
    .executeTakeFirst();
}
