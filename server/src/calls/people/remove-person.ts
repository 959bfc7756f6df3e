import type { Executor } from '../../db/database.ts';
import { endSessions } from '../../modules/accounts/sessions.ts';
import { lockUser } from '../../modules/accounts/repository.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import type { PeopleParts } from '../../modules/people/set-active.ts';
import { logIdOf, type DecidedAccount } from '../../modules/people/accounts-of.ts';
import { deleteAccount } from '../../modules/people/delete-account.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { protectPerson } from '../../modules/people/protect-person.ts';

/**
 * Ends all sessions of an account, and logs it.
 * @param tx an open transaction
 * @throws conflict and invalid as `protectPerson`
 */
export async function signOut(
  tx: Executor,
  { clock, personHash }: PeopleParts,
  actor: Administrator,
  user: DecidedAccount,
): Promise<void> {
  await protectPerson(tx, personHash, actor, user, 'sessions');
  await lockUser(tx, user.id);
  await endSessions(tx, user.id);
  const target = { person: await logIdOf(tx, user.id) };
  await logAction(tx, clock.now(), actor, { action: 'sessions_ended', target });
}

/**
 * Deletes another person's account with the same effects as by its owner (rule account-own-data), and logs it.
 * @param tx an open transaction that has locked at most pictures and board
 * @throws conflict and invalid as `protectPerson`, and `last_administrator`
 */
export async function deletePerson(
  tx: Executor,
  parts: PeopleParts,
  actor: Administrator,
  user: DecidedAccount,
): Promise<void> {
  await protectPerson(tx, parts.personHash, actor, user, 'delete');
  const target = { person: await logIdOf(tx, user.id) };
  await deleteAccount(tx, parts, user);
  await logAction(tx, parts.clock.now(), actor, { action: 'user_deleted', target });
}
