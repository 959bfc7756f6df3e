import { invalid } from '../../errors.ts';
import { lockEmail } from '../accounts/locked-email.ts';
import { findAccounts } from './accounts-of.ts';
import { endPersonReports } from './end-person-reports.ts';
import type { PersonHash } from '../accounts/person-hash.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { setPersonActive } from './set-active.ts';

/**
 * Locks a person known only by a hash (rule account-locked): all their accounts, and their undecided reports.
 * @returns the ids of these accounts in the log of actions
 * @throws AppError `administrator_not_lockable` for an administrator
 */
export async function lockPerson(
  change: PriceChange,
  personHash: PersonHash,
  claimant: string,
): Promise<string[]> {
  const { tx, now } = change;
  const own = await findAccounts(tx, personHash, claimant);
  if (own.some(({ role }) => role === 'admin')) throw invalid('administrator_not_lockable');
  const [user] = own;
  if (user) {
    await setPersonActive(change, personHash, user, false);
  } else {
    await lockEmail(tx, claimant, now);
    await endPersonReports(change, claimant);
  }
  return own.map(({ log_id }) => log_id);
}
