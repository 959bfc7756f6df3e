import { OWN_STATION } from '@pieno/contract/policies/owners.ts';
import { may } from '@pieno/contract/policies/rule.ts';
import type { Executor } from '../../db/database.ts';
import { forbidden } from '../../http/errors.ts';
import { lockVerified } from '../accounts/lock-verified.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { findActivePeople } from '../stations/people.ts';
import { lockStation } from './lock-station.ts';

/**
 * Lets an owner into what only the active people of a station may do, and locks board, account and station in this
 * order, so that nobody is revoked meanwhile.
 * @param tx an open transaction that has locked nothing yet
 * @throws notFound for an unknown station; forbidden; what `lockVerified` throws
 */
export async function enterStation(
  tx: Executor,
  userId: string,
  stationId: number,
): Promise<{ name: string; email: string }> {
  await lockBoardVersion(tx);
  const { role, email } = await lockVerified(tx, userId);
  const name = await lockStation(tx, stationId);
  const people = await findActivePeople(tx, stationId);
  const actor = { type: 'user', id: userId, role, isVerified: true } as const;
  if (!may(actor, OWN_STATION.manage, { people })) throw forbidden('owners_only');
  return { name, email };
}
