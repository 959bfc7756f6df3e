import { OWN_STATION } from '@pieno/contract/invitations/policy.ts';
import type { Executor } from '../../db/database.ts';
import { forbidden, notFound } from '../../errors.ts';
import { assertVerified, lockVerified } from '../accounts/lock-verified.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { lockAtStation, mayAt } from './standing.ts';

/**
 * Checks that an owner may do what only a station's active people may do, and locks the account and the station, so
 * that nobody is revoked meanwhile.
 * @param tx an open transaction that has locked only the board
 * @throws notFound for an unknown station; forbidden; what `lockVerified` throws
 */
export async function enterStation(
  tx: Executor,
  userId: string,
  stationId: number,
): Promise<{ name: string; email: string }> {
  await lockBoardVersion(tx);
  const found = await lockAtStation(tx, userId, stationId);
  if (!found) {
    await lockVerified(tx, userId);
    throw notFound('business_not_found');
  }
  assertVerified(found);
  if (!mayAt(OWN_STATION.manage, found, found.people)) throw forbidden('owners_only');
  return { name: found.station, email: found.email };
}
