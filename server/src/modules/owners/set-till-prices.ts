import { TOKEN_LIMITS } from '@pieno/contract/limits.ts';
import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized, validation } from '../../http/errors.ts';
import type { LogActor } from '../action-log/log-action.ts';
import { changePrices } from '../prices/change-prices.ts';
import { findActivePeople } from '../stations/people.ts';
import { lockStation } from './lock-station.ts';
import {
  answerOwnWord,
  recordOwnWord,
  type OwnAnswer,
  type StationWord,
} from './record-own-word.ts';
import type { SetPricesParts } from './set-prices.ts';
import { worksNow } from './working-token.ts';

/**
 * Records what a till says of its station's prices (rule owner-tokens): as its owner would, through the same gate.
 * @param tokenId of the token that the till came with
 * @throws unauthorized for a token that was revoked meanwhile; forbidden `token_refused` for another station's, and for
 *   one whose maker may not set these prices; validation on `effective_at`; what `recordOwnWord` throws
 */
export async function setTillPrices(
  db: Executor,
  { clock, personHash }: SetPricesParts,
  tokenId: number,
  word: StationWord,
): Promise<OwnAnswer> {
  const { stationId } = word;
  return await changePrices(
    db,
    clock,
    async (change) => {
      const { tx, now } = change;
      const token = await findToken(tx, tokenId);
      if (!token) throw unauthorized('token_refused');
      if (token.station_id !== stationId) throw forbidden('token_refused');
      const { made_by: userId, email } = token;
      const works = await worksNow(tx, stationId, userId);
      await lockStation(tx, stationId);
      if (!works) throw forbidden('token_refused');
      const seenAt = effectiveAt(word.effective_at, now);
      await tx
        .updateTable('station_token')
        .set({ last_used_at: now })
        .where('id', '=', tokenId)
        .execute();
      const person = personHash(email ?? `cassa-${tokenId}@pieno.invalid`);
      const actor = await actorOf(tx, stationId, userId);
      return await recordOwnWord(change, { userId, tokenId, person, actor, seenAt }, word);
    },
    (said, _settled, change) => answerOwnWord(change, word, said),
  );
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
