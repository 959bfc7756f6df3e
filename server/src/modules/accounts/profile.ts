import { isTankFuel, type Tank } from '@pieno/contract/profile/tank.ts';
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { changeUser } from './repository.ts';
import { dropUnusedImage, lockImages, saveImages } from '../images/repository.ts';
import type { EncodedImage } from '../images/encode.ts';

/**
 * Sets a user's picture; the previous one is deleted unless another user or a station uses it.
 * @param tx an open transaction without earlier statements
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

/** The columns of a tank that is not set. */
export const NO_TANK = { fuel: null, mode: null, litres: null, consumption: null, smac: null };

/** A user's consent to the use of the position, its time, and the usual tank. */
export type Settings = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** Reads a user's settings; undefined when the account no longer exists. */
export async function findSettings(executor: Executor, userId: string) {
  return await executor
    .selectFrom('app_user')
    .select(['geolocation_consent', 'geolocation_consent_at'])
    .select(['tank_fuel as fuel', 'tank_mode as mode', 'tank_litres as litres'])
    .select(['tank_consumption as consumption', 'tank_smac as smac'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Returns the tank of a user's settings; null when it is not set or its fuel no longer exists. */
export function tankOf({ fuel, mode, litres, consumption, smac }: Settings): Tank | null {
  if (fuel === null || litres === null || consumption === null || smac === null) return null;
  return isTankFuel(fuel) ? { fuel, mode, litres, consumption, smac } : null;
}

/** Saves what a user usually fills up; null removes it. */
export async function changeTank(
  executor: Executor,
  userId: string,
  tank: Tank | null,
  now: Date,
): Promise<void> {
  const { fuel, mode, litres, consumption, smac } = tank ?? NO_TANK;
  const change = {
    tank_fuel: fuel,
    tank_mode: mode,
    tank_litres: litres,
    tank_consumption: consumption,
    tank_smac: smac,
  };
  await changeUser(executor, userId, change, now);
}

/**
 * Grants or withdraws a user's consent. Granting it again keeps the first time.
 * @param userId an account that may be deleted meanwhile: nothing is changed then
 */
export async function changeConsent(
  executor: Executor,
  userId: string,
  consent: boolean,
  now: Date,
): Promise<void> {
  const change = {
    geolocation_consent: consent,
    geolocation_consent_at: consent ? sql<Date>`coalesce(geolocation_consent_at, ${now})` : null,
  };
  await changeUser(executor, userId, change, now);
}
