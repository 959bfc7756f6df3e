import { conflict, notFound } from '../../errors.ts';
import { vouchFor, withdrawVouching } from '../accounts/known-drivers.ts';
import type { PersonHash } from '../accounts/person-hash.ts';
import { findAccounts, type DecidedAccount } from './accounts-of.ts';
import { applyVouching, revertVouching } from './vouching-effects.ts';
import type { PriceChange } from '../prices/price-change.ts';
import type { Administrator } from '../accounts/administrator.ts';
import { protectPerson } from './protect-person.ts';

/**
 * Vouches for a driver, or withdraws the vouching (rules admin-known, report-known), and evaluates the person's reports
 * again. The caller writes the log of actions.
 * @returns whether anything changed
 * @throws AppError as `protectPerson`; `vouched_unverified` and `vouched_locked` for an account that cannot report
 */
export async function setKnown(
  change: PriceChange,
  personHash: PersonHash,
  actor: Administrator,
  user: DecidedAccount,
  isKnown: boolean,
): Promise<boolean> {
  const { tx, now } = change;
  await protectPerson(tx, personHash, actor, user, 'vouch');
  const person = personHash(user.email);
  if (!isKnown) {
    const wasKnown = await withdrawVouching(tx, person);
    if (wasKnown) await revertVouching(change, person);
    return wasKnown;
  }
  if (!user.is_active) throw conflict('vouched_locked');
  // An unverified address may belong to somebody else's mailbox.
  if (!user.email_verified) throw conflict('vouched_unverified');
  const isNew = await vouchFor(tx, person, now);
  if (isNew) await applyVouching(change, person);
  return isNew;
}

/**
 * Vouches for an author in the queue, who is known only by a hash.
 * @returns the ids of the person's accounts in the log of actions
 * @throws AppError as `setKnown`; `vouched_already` for a known driver; notFound when there is no account
 */
export async function vouchForAuthor(
  change: PriceChange,
  personHash: PersonHash,
  actor: Administrator,
  claimant: string,
): Promise<string[]> {
  const own = await findAccounts(change.tx, personHash, claimant);
  const user = own.find((one) => one.is_active && one.email_verified) ?? own[0];
  if (!user) throw notFound('account_not_found');
  const isNew = await setKnown(change, personHash, actor, user, true);
  if (!isNew) throw conflict('vouched_already');
  return own.map(({ log_id }) => log_id);
}
