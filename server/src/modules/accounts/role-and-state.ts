import type { Role } from '@pieno/contract/policies/rule.ts';
import type { Executor } from '../../db/database.ts';
import { keepAnAdministrator } from './last-administrator.ts';
import { lockUser } from './repository.ts';
import { endSessions } from './sessions.ts';

/** The properties of an account that only administrators and the operator change. */
export interface RoleAndState {
  role?: Role | undefined;
  /** False prevents signing in and ends the sessions. */
  is_active?: boolean | undefined;
  email_verified?: boolean | undefined;
}

/**
 * Changes an account's role or state; undefined properties stay as they are.
 * @param tx an open transaction
 * @throws AppError `last_administrator`
 */
export async function changeRoleOrState(
  tx: Executor,
  id: string,
  changes: RoleAndState,
  now: Date,
): Promise<void> {
  if (changes.role === 'user' || changes.is_active === false) await keepAnAdministrator(tx, id);
  await lockUser(tx, id);
  await tx
    .updateTable('app_user')
    .set({
      ...changes,
      // Verification by an administrator proves no mailbox; its removal ends an existing proof.
      ...(changes.email_verified === false && { mailbox_proved: false }),
      ...(changes.email_verified !== undefined && { verification_asked_at: null }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (changes.is_active === false) await endSessions(tx, id);
}
