import type { Executor } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { lockEmail } from '../accounts/locked-email.ts';
import { findAccounts } from '../people/accounts-of.ts';
import { endWords } from '../people/end-words.ts';
import { setPersonActive, type PeopleParts } from '../people/set-active.ts';

/**
 * Locks a person who is known by a hash alone (rule account-locked): all their accounts, and whatever they say and
 * nobody has settled.
 * @param tx an open transaction
 * @returns the ids that stand for these accounts in the log of actions
 * @throws AppError `administrator_not_lockable` for an administrator
 */
export async function lockPerson(
  tx: Executor,
  parts: PeopleParts,
  claimant: string,
): Promise<string[]> {
  const { clock, personHash } = parts;
  const own = await findAccounts(tx, personHash, claimant);
  if (own.some(({ role }) => role === 'admin'))
    throw new AppError(422, 'administrator_not_lockable');
  const [user] = own;
  if (user) {
    await setPersonActive(tx, parts, user, false);
  } else {
    await lockEmail(tx, claimant, clock.now());
    await endWords(tx, clock, claimant);
  }
  return own.map(({ log_id }) => log_id);
}
