import type { AcceptedInvitation } from '@pieno/contract/invitations/invitations.ts';
import type { Executor } from '../../db/database.ts';
import { validation } from '../../errors.ts';
import { assertVerified } from '../accounts/lock-verified.ts';
import { changeUser, lockUser } from '../accounts/repository.ts';
import { logAction } from '../action-log/log-action.ts';
import { findActivePeople } from '../stations/standing.ts';
import { hashInvitationCode } from './invitation-code.ts';
import { lockStation } from '../stations/lock-station.ts';
import type { InvitationParts } from './invitation-parts.ts';

const invalid = () => validation({ code: [{ code: 'invitation_invalid' }] });

interface Accepted {
  accepted: AcceptedInvitation;
  /** False for an account that was already one of the station's people. */
  isUsedUp: boolean;
}

/**
 * Makes an account an owner of the invited station, and uses the invitation up: the first person is active, a
 * further one waits (rule owner-people). An owner stays one and uses nothing up. An invitation made for the
 * account's e-mail verifies it, like an administrator's confirmation, although the code itself proves no mailbox.
 * @param tx an open transaction
 * @throws validation on `code`; what `assertVerified` throws
 */
export async function acceptInvitation(
  tx: Executor,
  { clock, invitationKey }: InvitationParts,
  userId: string,
  typed: string,
): Promise<Accepted> {
  const user = await lockUser(tx, userId);
  const now = clock.now();
  const invitation = await tx
    .selectFrom('owner_invitation')
    .select(['id', 'station_id', 'email'])
    .where('code_hash', '=', hashInvitationCode(invitationKey, typed))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const isConfirmed = user && !user.email_verified && user.email === invitation?.email;
  if (isConfirmed) {
    user.email_verified = true;
    await changeUser(tx, userId, { email_verified: true }, now);
  }
  assertVerified(user);
  if (!invitation) throw invalid();
  const { id, station_id: business_id } = invitation;
  const { name: business_name } = await lockStation(tx, business_id);
  const known = await tx
    .selectFrom('station_owner')
    .select('state')
    .$narrowType<{ state: 'active' | 'pending' }>()
    .where('station_id', '=', business_id)
    .where('user_id', '=', userId)
    .where('state', '<>', 'revoked')
    .executeTakeFirst();
  if (known) {
    return { accepted: { business_id, business_name, ...known }, isUsedUp: false };
  }
  // Of two concurrent uses of one code the second finds it used.
  await tx
    .updateTable('owner_invitation')
    .set({ used_at: now, email: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(invalid);
  const people = await findActivePeople(tx, business_id);
  const state = people.length === 0 ? 'active' : 'pending';
  const row = { state, since: now, decided_at: state === 'active' ? now : null } as const;
  await tx
    .insertInto('station_owner')
    .values({ station_id: business_id, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['station_id', 'user_id']).doUpdateSet(row))
    .execute();
  const actor = { role: 'owner', userId } as const;
  const target = { invitation: id, state, ...(isConfirmed && { confirmed: true }) };
  await logAction(tx, now, actor, {
    action: 'invitation_accepted',
    stationId: business_id,
    target,
  });
  return { accepted: { business_id, business_name, state }, isUsedUp: true };
}
