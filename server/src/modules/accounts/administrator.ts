import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized } from '../../errors.ts';
import { lockUserShared } from './repository.ts';

/** Who decides: an administrator by a call, or the operator at the command line. */
export type Administrator = { role: 'administrator'; userId: string } | { role: 'operator' };

export const OPERATOR: Administrator = { role: 'operator' };

/**
 * Checks that the actor is still an administrator, and locks the account. Call it after `lockBoardVersion`.
 * @param tx an open transaction
 * @throws unauthorized for a deleted or locked account; forbidden for an account that is no longer an administrator's
 */
export async function lockAdministrator(tx: Executor, actor: Administrator): Promise<void> {
  if (actor.role === 'operator') return;
  const user = await lockUserShared(tx, actor.userId);
  if (!user?.is_active) throw unauthorized();
  if (user.role !== 'admin') throw forbidden('administrators_only');
}
