/** What people of a station, administrators and the operator do to its logo and photographs (rule station-pictures). */
import { OWN_STATION } from '@pieno/contract/invitations/policy.ts';
import type { LoggedActionName, LogTarget } from '@pieno/contract/actions/action-log.ts';
import type { PictureTexts } from '@pieno/contract/pictures/station-pictures.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { logAction, type LogActor } from '../../modules/action-log/log-action.ts';
import { bumpBoardVersion, lockBoardVersion } from '../../modules/changes/board-version.ts';
import type { EncodedImage } from '../../modules/images/encode.ts';
import { dropUnusedImage, lockImages, saveImages } from '../../modules/images/repository.ts';
import {
  changeLogo,
  describePicture,
  hangPicture,
  notePictures,
  orderPictures,
  takeDown,
} from '../../modules/stations/facts/own-pictures.ts';
import { enterManaged, type StationManager } from '../../modules/stations/managed-station.ts';

export interface PictureChange {
  manager: StationManager;
  stationId: number;
}

/**
 * Replaces or removes the logo, and deletes a picture that nothing shows any more. Idempotent.
 * @param tx an open transaction that has done nothing yet
 * @throws what `enterManaged` throws
 */
export async function setLogo(
  tx: Executor,
  clock: Clock,
  change: PictureChange,
  image: EncodedImage | null,
): Promise<void> {
  await lockImages(tx);
  const actor = await enter(tx, change);
  if (image) await saveImages(tx, [image]);
  const before = await changeLogo(tx, change.stationId, image?.hash ?? null);
  if (before === undefined) return;
  if (before) await dropUnusedImage(tx, before);
  await recordChange(tx, clock, { ...change, actor }, image ? 'logo_set' : 'logo_removed');
}

/**
 * Adds a photograph behind the others; the same one only once.
 * @param tx as for `setLogo`
 * @returns its id; undefined when the station has it already
 * @throws conflict `pictures_too_many`; what `enterManaged` throws
 */
export async function addPicture(
  tx: Executor,
  clock: Clock,
  change: PictureChange,
  image: EncodedImage,
): Promise<number | undefined> {
  await lockImages(tx);
  const actor = await enter(tx, change);
  await saveImages(tx, [image]);
  const id = await hangPicture(tx, change.stationId, image.hash);
  if (id !== undefined) await recordChange(tx, clock, { ...change, actor, id }, 'picture_added');
  return id;
}

/**
 * Stores a photograph's description and caption. @param tx as for `setLogo` @throws notFound; what `enterManaged`
 * throws
 */
export async function setPictureTexts(
  tx: Executor,
  clock: Clock,
  change: PictureChange & { id: number },
  texts: PictureTexts,
): Promise<void> {
  const actor = await enter(tx, change);
  const isChanged = await describePicture(tx, change.stationId, change.id, texts);
  if (isChanged) await recordChange(tx, clock, { ...change, actor }, 'picture_described');
}

/**
 * Changes the order of the photographs.
 * @param tx as for `setLogo`
 * @param order the ids of all of them
 * @throws conflict `pictures_changed`; what `enterManaged` throws
 */
export async function setPictureOrder(
  tx: Executor,
  clock: Clock,
  change: PictureChange,
  order: readonly number[],
): Promise<void> {
  const actor = await enter(tx, change);
  const isChanged = await orderPictures(tx, change.stationId, order);
  if (isChanged) await recordChange(tx, clock, { ...change, actor }, 'pictures_ordered');
}

/** Deletes a photograph. @param tx as for `setLogo` @throws notFound; what `enterManaged` throws */
export async function removePicture(
  tx: Executor,
  clock: Clock,
  change: PictureChange & { id: number },
): Promise<void> {
  await lockImages(tx);
  const actor = await enter(tx, change);
  await dropUnusedImage(tx, await takeDown(tx, change.stationId, change.id));
  await recordChange(tx, clock, { ...change, actor }, 'picture_removed');
}

async function enter(tx: Executor, { manager, stationId }: PictureChange): Promise<LogActor> {
  await lockBoardVersion(tx);
  return await enterManaged(tx, manager, stationId, OWN_STATION.pictures);
}

async function recordChange(
  tx: Executor,
  clock: Clock,
  { actor, stationId, id }: { actor: LogActor; stationId: number; id?: number },
  action: LoggedActionName,
): Promise<void> {
  await notePictures(tx, stationId);
  await bumpBoardVersion(tx, [stationId]);
  const target: LogTarget = id === undefined ? {} : { picture: id };
  await logAction(tx, clock.now(), actor, { action, stationId, target });
}
