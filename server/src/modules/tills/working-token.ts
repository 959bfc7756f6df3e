/** A till's token is valid as long as its maker may set the station's prices (rule owner-tokens). */
import { OWN_STATION } from '@pieno/contract/invitations/policy.ts';
import type { Executor } from '../../db/database.ts';
import { lockUserShared } from '../accounts/repository.ts';
import { findActivePeople, mayAt, type Account } from '../stations/standing.ts';

/**
 * Returns whether a token is valid now, and locks its maker's rights until the transaction ends.
 * @param tx an open transaction that has locked the board
 * @param madeBy an account; null for the operator, whose tokens are valid until they are revoked
 */
export async function worksNow(
  tx: Executor,
  stationId: number,
  madeBy: string | null,
): Promise<boolean> {
  if (madeBy === null) return true;
  const maker = await lockUserShared(tx, madeBy);
  return isMaker(await findActivePeople(tx, stationId), maker);
}

/** Returns whether an account may make tokens of a station. @param people the station's active owners */
export const isMaker = (people: readonly string[], maker: Account | undefined): boolean =>
  mayAt(OWN_STATION.tokens, maker, people);

/**
 * Revokes the tokens of a station for good; with `madeBy` only those of that account.
 * @param tx an open transaction
 */
export async function revokeTokens(
  tx: Executor,
  now: Date,
  { stationId, madeBy }: { stationId: number; madeBy?: string },
): Promise<void> {
  await tx
    .updateTable('station_token')
    .set({ revoked_at: now })
    .where('station_id', '=', stationId)
    .where('revoked_at', 'is', null)
    .$if(madeBy !== undefined, (query) => query.where('made_by', '=', madeBy!))
    .execute();
}
