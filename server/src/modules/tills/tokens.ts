/** Tokens of a station's tills, made and revoked by its owners and administrators (rule owner-tokens). */
import { TOKEN_LIMITS } from '@pieno/contract/station-limits.ts';
import { OWN_STATION } from '@pieno/contract/invitations/policy.ts';
import type { MadeStationToken, StationTokens } from '@pieno/contract/prices/station-tokens.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import { logAction, type LogActor } from '../action-log/log-action.ts';
import { findActivePeople } from '../stations/standing.ts';
import { enterManaged, type StationManager } from '../stations/managed-station.ts';
import { hashToken, makeTokenSecret } from './token-secret.ts';
import { isMaker } from './working-token.ts';

/**
 * Makes a token for a till. Only the returned value has it.
 * @param tx an open transaction
 * @throws conflict `tokens_too_many`; what `enter` throws
 */
export async function makeToken(
  tx: Executor,
  clock: Clock,
  manager: StationManager,
  stationId: number,
  name: string,
): Promise<MadeStationToken> {
  const actor = await enter(tx, manager, stationId);
  const now = clock.now();
  const kept = await listKept(tx, stationId);
  const { perStation: max } = TOKEN_LIMITS;
  if (kept.length >= max) throw conflict({ code: 'tokens_too_many', params: { max } });
  const token = makeTokenSecret();
  const { id } = await tx
    .insertInto('station_token')
    .values({
      station_id: stationId,
      name,
      token_hash: hashToken(token),
      made_at: now,
      made_by: 'userId' in manager ? manager.userId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await logAction(tx, now, actor, { action: 'token_made', stationId, target: { token: id } });
  return { id, name, token };
}

/** Lists the tokens of a station that are not revoked. @param tx an open transaction @throws what `enter` throws */
export async function listTokens(
  tx: Executor,
  manager: StationManager,
  stationId: number,
): Promise<StationTokens> {
  await enter(tx, manager, stationId);
  const people = await findActivePeople(tx, stationId);
  const kept = await listKept(tx, stationId);
  const tokens = kept.map(({ id, name, made_by, made_at, last_used_at, ...maker }) => ({
    id,
    name,
    made_at: made_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    works: made_by === null || isMaker(people, { id: made_by, ...maker } as Maker),
    own: 'userId' in manager && made_by === manager.userId,
  }));
  return { tokens };
}

type Maker = Parameters<typeof isMaker>[1];

/**
 * Revokes a token for good. @param tx an open transaction @throws notFound `token_not_found`; what `enter` throws
 */
export async function revokeToken(
  tx: Executor,
  clock: Clock,
  manager: StationManager,
  stationId: number,
  id: number,
): Promise<void> {
  const actor = await enter(tx, manager, stationId);
  const now = clock.now();
  await tx
    .updateTable('station_token')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('station_id', '=', stationId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('token_not_found'));
  await logAction(tx, now, actor, { action: 'token_revoked', stationId, target: { token: id } });
}

const enter = (tx: Executor, manager: StationManager, stationId: number): Promise<LogActor> =>
  enterManaged(tx, manager, stationId, OWN_STATION.tokens);

async function listKept(tx: Executor, stationId: number) {
  return await tx
    .selectFrom('station_token')
    .leftJoin('app_user', 'app_user.id', 'made_by')
    .select(['station_token.id', 'station_token.name', 'made_at', 'made_by', 'last_used_at'])
    .select(['role', 'is_active', 'email_verified'])
    .where('station_id', '=', stationId)
    .where('revoked_at', 'is', null)
    .orderBy('station_token.id')
    .execute();
}
