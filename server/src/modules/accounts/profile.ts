import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { AppUser } from '../../db/schema.gen.ts';
import { changeUser } from './repository.ts';
import { dropUnusedImage, lockImages, saveImages } from '../images/repository.ts';
import type { EncodedImage } from '../images/encode.ts';

/**
 * Sets a user's picture; the previous one is deleted unless another user or a station uses it.
 * @param tx an open transaction that has done nothing yet
 * @returns false when the account no longer exists: nothing was changed
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
  await changeUser(tx, userId, { avatar_hash: image.hash }, now);
  if (user.avatar_hash) await dropUnusedImage(tx, user.avatar_hash);
  return true;
}

/** Whether a user allows the phone to use its position, and since when. */
export type Consent = Pick<Selectable<AppUser>, 'geolocation_consent' | 'geolocation_consent_at'>;

/** Reads a user's consent; undefined when the account no longer exists. */
export async function findConsent(
  executor: Executor,
  userId: string,
): Promise<Consent | undefined> {
  return await executor
    .selectFrom('app_user')
    .select(['geolocation_consent', 'geolocation_consent_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Grants or withdraws a user's consent. Granting it again without a withdrawal keeps the first time.
 * @returns as `findConsent`
 */
export async function changeConsent(
  executor: Executor,
  userId: string,
  consent: boolean,
  now: Date,
): Promise<Consent | undefined> {
  const change = {
    geolocation_consent: consent,
    geolocation_consent_at: consent ? sql<Date>`coalesce(geolocation_consent_at, ${now})` : null,
  };
  await changeUser(executor, userId, change, now);
  return await findConsent(executor, userId);
}
