import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized } from '../../errors.ts';
import { lockUserShared } from './repository.ts';

/** Who decides: an administrator by a call, or the operator at the command line. */
export type Administrator = { role: 'administrator'; userId: string } | { role: 'operator' };

/** Whoever types at the command line. */
export const OPERATOR: Administrator = { role: 'operator' };

/**
 * Makes sure that who decides may still do so as the transaction does its work. Call it after `lockBoardVersion`.
 * @param tx an open transaction
 * @throws unauthorized for an account that is gone or locked, forbidden for one that is no administrator any more
 */
export async function lockAdministrator(tx: Executor, actor: Administrator): Promise<void> {
  if (actor.role === 'operator') return;
  const user = await lockUserShared(tx, actor.userId);
  if (!user?.is_active) throw unauthorized();
  if (user.role !== 'admin') throw forbidden('administrators_only');
}
