import type { Executor } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { lockEmail } from '../accounts/locked-email.ts';
import { endWords } from '../people/end-words.ts';
import { setPersonActive, type PeopleParts } from '../people/set-active.ts';

/**
 * Locks a person who is known by a hash alone (rule account-locked): all their accounts, and whatever they say and
 * nobody has settled.
 * @param tx an open transaction
 * @throws AppError `person_unlockable` for an administrator
 */
export async function lockPerson(
  tx: Executor,
  parts: PeopleParts,
  claimant: string,
): Promise<void> {
  const { clock, personHash } = parts;
  // Hashes go one way: the accounts of a country are few enough to be looked through.
  const users = await tx.selectFrom('app_user').select(['id', 'email', 'role']).execute();
  const own = users.filter(({ email }) => personHash(email) === claimant);
  if (own.some(({ role }) => role === 'admin')) throw new AppError(422, 'person_unlockable');
  for (const user of own) await setPersonActive(tx, parts, user, false);
  if (own.length > 0) return;
  await lockEmail(tx, claimant, clock.now());
  await endWords(tx, clock, claimant);
}
