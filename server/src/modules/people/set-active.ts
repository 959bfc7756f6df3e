import { lockEmail, unlockEmail } from '../accounts/locked-email.ts';
import type { Clock } from '../../clock.ts';
import type { PersonHash } from '../accounts/person-hash.ts';
import { changeRoleOrState } from '../accounts/role-and-state.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { reviewedBy } from '../reviews/forget-reviews.ts';
import { findAccounts } from './accounts-of.ts';
import { endPersonReports } from './end-person-reports.ts';

export interface PeopleParts {
  clock: Clock;
  personHash: PersonHash;
}

/**
 * Locks a person, or unlocks an account (rule account-locked). Locking ends the sessions of all accounts of the
 * mailbox, rejects the person's undecided claims, disputes and states, and blocks the e-mail from registering for
 * twelve months; reviews are hidden; the person is no longer a known driver, and prices that relied on the person's
 * reports are evaluated again. The caller writes the log of actions.
 * @param user an account that exists
 * @throws AppError `last_administrator`
 */
export async function setPersonActive(
  change: PriceChange,
  personHash: PersonHash,
  user: { id: string; email: string },
  isActive: boolean,
): Promise<void> {
  const { tx, now } = change;
  if (isActive) {
    await changeRoleOrState(tx, user.id, { is_active: true }, now);
    change.show(await reviewedBy(tx, user.id));
    await unlockEmail(tx, personHash, user.email);
    return;
  }
  const person = personHash(user.email);
  for (const { id } of await findAccounts(tx, personHash, person)) {
    await changeRoleOrState(tx, id, { is_active: false }, now);
    change.show(await reviewedBy(tx, id));
  }
  await lockEmail(tx, person, now);
  await endPersonReports(change, person);
}
