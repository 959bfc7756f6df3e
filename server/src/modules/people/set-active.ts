import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { lockEmail, unlockEmail } from '../accounts/locked-email.ts';
import type { PersonHash } from '../accounts/person.ts';
import { changeRoleOrState } from '../accounts/role-and-state.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { endWords } from './end-words.ts';

export interface PeopleParts {
  clock: Clock;
  personHash: PersonHash;
}

/**
 * Locks a person out, or lets them in again (rule account-locked). Locking ends the account's sessions, rejects what the
 * person says and nobody has settled (claims, disputes, states), and keeps the e-mail from registering anew for twelve
 * months. What was accepted stays. The caller writes it into the log of actions.
 * @param tx an open transaction that has locked nothing yet
 * @param user an account that exists
 */
export async function setPersonActive(
  tx: Executor,
  { clock, personHash }: PeopleParts,
  user: { id: string; email: string },
  isActive: boolean,
): Promise<void> {
  await lockBoardVersion(tx);
  const now = clock.now();
  await changeRoleOrState(tx, user.id, { is_active: isActive }, now);
  const person = personHash(user.email);
  if (isActive) {
    await unlockEmail(tx, person);
    return;
  }
  await lockEmail(tx, person, now);
  await endWords(tx, clock, person);
}
