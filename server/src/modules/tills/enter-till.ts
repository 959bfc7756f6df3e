import { TOKEN_LIMITS } from '@pieno/contract/station-limits.ts';
import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized, validation } from '../../errors.ts';
import type { LogActor } from '../action-log/log-action.ts';
import { findActivePeople } from '../stations/standing.ts';
import { lockStation } from '../stations/lock-station.ts';
import { worksNow } from './working-token.ts';

/** The author of a station's own prices: an owner, or its till. */
export interface OwnAuthor {
  /** Null for a till whose token was made at the command line. */
  userId: string | null;
  /** The account that identifies the person (rule report-person). */
  email: string;
  actor: LogActor;
  /** Since when the prices hold. */
  seenAt: Date;
}

/**
 * Authorises a till to set prices of its station, as its owner would (rule owner-tokens), and records the use.
 * @param tx an open transaction that has locked nothing but the board
 * @param tokenId the till's token
 * @param effectiveAt since when the prices hold, ISO 8601; now where it is missing
 * @throws unauthorized for a token revoked meanwhile; forbidden `token_refused` for another station's, and for one
 *   whose maker may not set these prices; validation on `effective_at`
 */
export async function enterTill(
  tx: Executor,
  now: Date,
  tokenId: number,
  stationId: number,
  effectiveAt: string | undefined,
): Promise<OwnAuthor> {
  const token = await findToken(tx, tokenId);
  if (!token) throw unauthorized('token_refused');
  if (token.station_id !== stationId) throw forbidden('token_refused');
  const { made_by: userId, email } = token;
  const works = await worksNow(tx, stationId, userId);
  await lockStation(tx, stationId);
  if (!works) throw forbidden('token_refused');
  const seenAt = instantOf(effectiveAt, now);
  await tx
    .updateTable('station_token')
    .set({ last_used_at: now })
    .where('id', '=', tokenId)
    .execute();
  const actor = await actorOf(tx, stationId, userId);
  return { userId, email: email ?? `cassa-${tokenId}@pieno.invalid`, actor, seenAt };
}

const findToken = async (tx: Executor, id: number) =>
  await tx
    .selectFrom('station_token')
    .leftJoin('app_user', 'app_user.id', 'station_token.made_by')
    .select(['station_id', 'made_by', 'email'])
    .where('station_token.id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** @throws validation for an instant too far from now */
function instantOf(given: string | undefined, now: Date): Date {
  if (given === undefined) return now;
  const at = new Date(given);
  const { effectiveMinutes: minutes } = TOKEN_LIMITS;
  if (Math.abs(at.getTime() - now.getTime()) > minutes * 60_000) {
    throw validation({ effective_at: [{ code: 'effective_at_far', params: { minutes } }] });
  }
  return at < now ? at : now;
}

/** The actor in the log is the token's maker; its number is logged beside the prices. */
async function actorOf(tx: Executor, stationId: number, madeBy: string | null): Promise<LogActor> {
  if (madeBy === null) return { role: 'operator' };
  const people = await findActivePeople(tx, stationId);
  return { role: people.includes(madeBy) ? 'owner' : 'administrator', userId: madeBy };
}
