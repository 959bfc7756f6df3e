import { OWNER_LIMITS } from '@pieno/contract/station-limits.ts';
import type { Invitation } from '@pieno/contract/invitations/invitations.ts';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { logAction } from '../action-log/log-action.ts';
import { lockAdministrator, type Administrator } from '../accounts/administrator.ts';
import { hashInvitationCode, makeInvitationCode } from './invitation-code.ts';
import { lockStation } from '../stations/lock-station.ts';
import type { InvitationParts } from './invitation-parts.ts';

const DAY_MS = 86_400_000;

/**
 * Makes an invitation for a station (rule owner-invitations). Only the returned value has the code.
 * @param tx an open transaction
 * @param options `revokeOlder` to revoke the station's unused invitations; `email` of the invited person
 * @throws notFound for an unknown station; what `lockAdministrator` throws
 */
export async function makeInvitation(
  tx: Executor,
  { clock, invitationKey, origin }: InvitationParts,
  actor: Administrator,
  stationId: number,
  { revokeOlder = false, email = null }: { revokeOlder?: boolean; email?: string | null } = {},
): Promise<Invitation> {
  await lockAdministrator(tx, actor);
  await lockStation(tx, stationId);
  const now = clock.now();
  if (revokeOlder) await revokeOpen(tx, now, stationId);
  const code = makeInvitationCode();
  const expires_at = new Date(now.getTime() + OWNER_LIMITS.invitationDays * DAY_MS);
  const { id } = await tx
    .insertInto('owner_invitation')
    .values({
      station_id: stationId,
      email,
      code_hash: hashInvitationCode(invitationKey, code),
      created_at: now,
      expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const target = { invitation: id };
  await logAction(tx, now, actor, { action: 'invitation_made', stationId, target });
  // The page only greets with the station; the server knows the code's own station.
  const url = `${origin}/gestore/invito#${code}.${stationId}`;
  return { id, code, url, expires_at: expires_at.toISOString() };
}

/**
 * Revokes an unused invitation.
 * @param tx an open transaction
 * @throws notFound when there is none; what `lockAdministrator` throws
 */
export async function revokeInvitation(
  tx: Executor,
  { clock }: InvitationParts,
  actor: Administrator,
  id: number,
): Promise<void> {
  await lockAdministrator(tx, actor);
  const now = clock.now();
  const { station_id: stationId } = await tx
    .updateTable('owner_invitation')
    .set({ revoked_at: now, email: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('station_id')
    .executeTakeFirstOrThrow(() => notFound('invitation_not_found'));
  const target = { invitation: id };
  await logAction(tx, now, actor, { action: 'invitation_revoked', stationId, target });
}

/** Revokes the unused invitations of a station. @returns how many were still valid */
export async function revokeOpen(tx: Executor, now: Date, stationId: number): Promise<number> {
  const revoked = await tx
    .updateTable('owner_invitation')
    .set({ revoked_at: now, email: null })
    .where('station_id', '=', stationId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('expires_at')
    .execute();
  return revoked.filter(({ expires_at }) => expires_at > now).length;
}
