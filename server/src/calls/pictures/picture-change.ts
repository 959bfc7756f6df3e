import type { FastifyRequest } from 'fastify';
import { OWN_STATION } from '@pieno/contract/invitations/policy.ts';
import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { authorize, managerOf } from '../../http/permission.ts';
import { resolveStation, stationIdOf } from '../../modules/stations/redirects.ts';
import { readPictures } from '../../modules/stations/facts/own-pictures.ts';
import { findActivePeople } from '../../modules/stations/standing.ts';
import type { PictureChange } from './pictures.ts';

/**
 * Finds the station of a request, and checks before a file is read that the visitor may see and change its pictures.
 * The service checks again.
 */
export async function changeBy(
  db: Executor,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<PictureChange> {
  const stationId = await resolveStation(db, stationIdOf(request.params));
  authorize(request, OWN_STATION.pictures, { people: await findActivePeople(db, stationId) });
  return { manager: managerOf(request), stationId };
}

/** Changes pictures in a transaction of their own. @returns the changed pictures */
export async function changed(
  db: Executor,
  change: PictureChange,
  work: (tx: Executor, change: PictureChange) => Promise<unknown>,
): Promise<StationPictures> {
  return await inTransaction(db, async (tx) => {
    await work(tx, change);
    return await readPictures(tx, change.stationId);
  });
}
