import { OWN_STATION } from '@pieno/contract/invitations/policy.ts';
import type { LoggedActionName } from '@pieno/contract/actions/action-log.ts';
import type { Executor } from '../../db/database.ts';
import { forbidden, notFound, unauthorized } from '../../errors.ts';
import { lockUserShared } from '../accounts/repository.ts';
import { logAction, type LogActor } from '../action-log/log-action.ts';
import { lockAdministrator, type Administrator } from '../accounts/administrator.ts';
import { findActivePeople, mayAt } from '../stations/standing.ts';
import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';
import { cancelSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { revokeOpen } from './invitations.ts';
import type { StationManager } from '../stations/managed-station.ts';
import { lockStation } from '../stations/lock-station.ts';
import type { InvitationParts } from './invitation-parts.ts';
import { revokeTokens } from '../tills/working-token.ts';

interface Decision {
  stationId: number;
  personId: string;
  decision: 'accept' | 'revoke';
}

/**
 * Decides about a person of a station (rule owner-people): an owner about pending people and oneself, an
 * administrator or operator about anybody.
 * @param tx an open transaction
 * @throws unauthorized when the account is deleted or locked; notFound for an unknown station or person; forbidden
 */
export async function decidePerson(
  tx: Executor,
  parts: InvitationParts,
  manager: StationManager,
  { stationId, personId, decision }: Decision,
): Promise<void> {
  await lockBoardVersion(tx);
  if (!('userId' in manager)) {
    await lockStation(tx, stationId);
    await changePerson(tx, parts, manager, { stationId, personId, decision }, false);
    return;
  }
  const { userId } = manager;
  const user = await lockUserShared(tx, userId);
  if (!user?.is_active) throw unauthorized();
  await lockStation(tx, stationId);
  const people = await findActivePeople(tx, stationId);
  const isSelf = personId === userId;
  const mayDecide = mayAt(OWN_STATION.decide, user, people);
  if (!mayDecide && !(isSelf && decision === 'revoke')) throw forbidden('owners_only');
  const isOthers = decision === 'revoke' && people.includes(personId) && !isSelf;
  if (isOthers && !mayAt(OWN_STATION.revoke, user, people))
    throw forbidden(OWN_STATION.revoke.refusal);
  const as: LogActor =
    people.includes(userId) || isSelf
      ? { role: 'owner', userId }
      : { role: 'administrator', userId };
  await changePerson(tx, parts, as, { stationId, personId, decision }, isSelf);
}

async function changePerson(
  tx: Executor,
  { clock }: InvitationParts,
  actor: LogActor,
  { stationId, personId, decision }: Decision,
  isSelf: boolean,
): Promise<void> {
  const person = await tx
    .selectFrom('station_owner')
    .innerJoin('app_user', 'app_user.id', 'station_owner.user_id')
    .select(['station_owner.state', 'app_user.log_id'])
    .where('station_id', '=', stationId)
    .where('user_id', '=', personId)
    .where('state', '<>', 'revoked')
    .executeTakeFirstOrThrow(() => notFound('person_not_found'));
  if (decision === 'accept' && person.state === 'active') return;
  const now = clock.now();
  await tx
    .updateTable('station_owner')
    .set({ state: decision === 'accept' ? 'active' : 'revoked', decided_at: now })
    .where('station_id', '=', stationId)
    .where('user_id', '=', personId)
    .execute();
  if (decision === 'revoke') {
    const { announced } = await cancelSchedules(tx, now, {
      station_id: stationId,
      user_id: personId,
    });
    if (announced.length > 0) await bumpBoardVersion(tx, announced);
    await revokeTokens(tx, now, { stationId, madeBy: personId });
  }
  const action = actionOf(decision, person.state, isSelf);
  await logAction(tx, now, actor, { action, stationId, target: { person: person.log_id } });
}

function actionOf(
  decision: Decision['decision'],
  state: string,
  isSelf: boolean,
): LoggedActionName {
  if (decision === 'accept') return 'person_accepted';
  if (isSelf) return 'person_left';
  return state === 'pending' ? 'person_refused' : 'person_revoked';
}

/**
 * Changes the management: revokes all people and open invitations of a station, and cancels their scheduled prices
 * and its tills' tokens. Its prices stay, and age.
 * @param tx an open transaction
 * @throws notFound for an unknown station; what `lockAdministrator` throws
 */
export async function handOver(
  tx: Executor,
  { clock }: InvitationParts,
  actor: Administrator,
  stationId: number,
): Promise<{ people: number; invitations: number }> {
  await lockBoardVersion(tx);
  await lockAdministrator(tx, actor);
  await lockStation(tx, stationId);
  const now = clock.now();
  const revoked = await tx
    .updateTable('station_owner')
    .set({ state: 'revoked', decided_at: now })
    .where('station_id', '=', stationId)
    .where('state', '<>', 'revoked')
    .returning('user_id')
    .execute();
  const counts = { people: revoked.length, invitations: await revokeOpen(tx, now, stationId) };
  const cancelled = await cancelSchedules(tx, now, { station_id: stationId });
  if (cancelled.announced.length > 0) await bumpBoardVersion(tx, cancelled.announced);
  await revokeTokens(tx, now, { stationId });
  const target = { ...counts, schedules: cancelled.count };
  await logAction(tx, now, actor, { action: 'handover', stationId, target });
  return counts;
}
