import { TOKEN_LIMITS } from '@pieno/contract/limits.ts';
import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized, validation } from '../../http/errors.ts';
import type { LogActor } from '../action-log/log-action.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { findActivePeople } from '../stations/people.ts';
import { lockStation } from './lock-station.ts';
import { recordOwnWord, type OwnAnswer, type StationWord } from './record-own-word.ts';
import type { SetPricesParts } from './set-prices.ts';
import { worksNow } from './working-token.ts';

/**
 * Records what a till says of its station's prices (rule owner-tokens): as its owner would, through the same gate.
 * @param tx an open transaction that has locked nothing yet
 * @param tokenId of the token that the till came with
 * @throws unauthorized for a token that was revoked meanwhile; forbidden `token_refused` for another station's, and for
 *   one whose maker may not set these prices; validation on `effective_at`; what `recordOwnWord` throws
 */
export async function setTillPrices(
  tx: Executor,
  { clock, personHash }: SetPricesParts,
  tokenId: number,
  word: StationWord,
): Promise<OwnAnswer> {
  const { stationId } = word;
  await lockBoardVersion(tx);
  const token = await tx
    .selectFrom('station_token')
    .leftJoin('app_user', 'app_user.id', 'station_token.made_by')
    .select(['station_id', 'made_by', 'email'])
    .where('station_token.id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!token) throw unauthorized('token_refused');
  if (token.station_id !== stationId) throw forbidden('token_refused');
  const works = await worksNow(tx, stationId, token.made_by);
  await lockStation(tx, stationId);
  if (!works) throw forbidden('token_refused');
  const now = clock.now();
  const seenAt = effectiveAt(word.effective_at, now);
  await tx
    .updateTable('station_token')
    .set({ last_used_at: now })
    .where('id', '=', tokenId)
    .execute();
  return await recordOwnWord(
    tx,
    clock,
    {
      userId: token.made_by,
      tokenId,
      person: personHash(token.email ?? `cassa-${tokenId}@pieno.invalid`),
      actor: await actorOf(tx, stationId, token.made_by),
      seenAt,
    },
    word,
  );
}

/** @throws validation for an instant too far from now */
function effectiveAt(given: string | undefined, now: Date): Date {
  if (given === undefined) return now;
  const at = new Date(given);
  const { effectiveMinutes: minutes } = TOKEN_LIMITS;
  if (Math.abs(at.getTime() - now.getTime()) > minutes * 60_000) {
    throw validation({ effective_at: [{ code: 'effective_at_far', params: { minutes } }] });
  }
  return at < now ? at : now;
}

/** The log names who made the token; its number stands beside the prices. */
async function actorOf(tx: Executor, stationId: number, madeBy: string | null): Promise<LogActor> {
  if (madeBy === null) return { role: 'operator' };
  const people = await findActivePeople(tx, stationId);
  return { role: people.includes(madeBy) ? 'owner' : 'administrator', userId: madeBy };
}
