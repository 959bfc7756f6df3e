import type { Executor } from '../../db/database.ts';
import { conflict, invalid } from '../../errors.ts';
import { findAccounts } from './accounts-of.ts';
import type { PersonHash } from '../accounts/person-hash.ts';
import type { Administrator } from '../accounts/administrator.ts';

/**
 * Prevents administrators from locking or deleting themselves or each other by a call (rule admin-people): somebody
 * else must remove the role first. The operator at the command line may, except for the last administrator (rule
 * admin-first).
 * @param tx an open transaction
 * @param act the action; locking concerns all accounts of the mailbox
 * @throws AppError `own_account`, `administrator_not_lockable`, `administrator_not_deletable`
 */
export async function protectPerson(
  tx: Executor,
  personHash: PersonHash,
  actor: Administrator,
  user: { id: string; email: string; role: string },
  act: 'role' | 'lock' | 'sessions' | 'delete' | 'vouch',
): Promise<void> {
  if (actor.role === 'operator') return;
  if (actor.userId === user.id) throw conflict('own_account');
  if (act === 'delete' && user.role === 'admin') {
    throw invalid('administrator_not_deletable');
  }
  if (act !== 'lock') return;
  const all = await findAccounts(tx, personHash, personHash(user.email));
  if (all.some(({ role }) => role === 'admin')) {
    throw invalid('administrator_not_lockable');
  }
}
