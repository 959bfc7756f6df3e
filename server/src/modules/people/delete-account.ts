import type { Deletion } from '@pieno/contract/accounts/account.ts';
import { fieldProblem } from '@pieno/contract/field-problems.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { Executor } from '../../db/database.ts';
import { limitAccount } from '../../limits/account-limits.ts';
import { validation } from '../../errors.ts';
import type { RateLimitStore } from '../../limits/rate-limit-store.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import { deleteUser } from '../accounts/repository.ts';
import { keepAnAdministrator } from '../accounts/last-administrator.ts';
import { changePrices } from '../prices/change-prices.ts';
import { speaksFor } from './accounts-of.ts';
import { forgetPersonReports } from './forget-person-reports.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { reviewedBy } from '../reviews/forget-reviews.ts';
import { cancelSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { dropUnusedImage, lockImages } from '../images/repository.ts';

/**
 * Confirms that the account's owner wants it deleted: by the password, or by typing the e-mail again when the
 * account has no password. Do not call it inside a transaction.
 * @throws validation on `password` or `email`; tooMany
 */
export async function checkOwner(
  { db }: Pick<AccountParts, 'db'>,
  tries: RateLimitStore,
  user: User,
  { password, email }: Deletion,
): Promise<void> {
  if (!user.has_password) {
    if (!email?.trim()) throw validation({ email: [fieldProblem('email', 'missing')] });
    const isSame = email.trim().toLowerCase() === user.email;
    if (!isSame) throw validation({ email: [{ code: 'email_other' }] });
    return;
  }
  if (!password) throw validation({ password: [fieldProblem('password', 'missing')] });
  await limitAccount(tries, 'password', user.id);
  const hash = await verifyPassword(db, user.id, password);
  if (!hash) throw validation({ password: [{ code: 'password_wrong' }] });
}

/**
 * Deletes an account with everything that belongs to it: sessions, credentials, guest data, reviews, and its picture
 * unless another account or station uses it. What the person says of stations and nobody has settled goes, what was
 * accepted stays without a name. A code mailed before has no account to open any more.
 * @param tx an open transaction that has done nothing yet
 * @throws AppError `last_administrator`
 */
export async function deleteAccount(
  tx: Executor,
  { clock, personHash }: Pick<AccountParts, 'clock' | 'personHash'>,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const { id: userId } = user;
  await lockImages(tx);
  await changePrices(tx, clock, async (change) => {
    await keepAnAdministrator(tx, userId);
    change.show((await cancelSchedules(tx, change.now, { user_id: userId })).announced);
    change.show(await reviewedBy(tx, userId));
    const person = personHash(user.email);
    if (await speaksFor(tx, personHash, user)) await forgetPersonReports(change, person);
  });
  const avatar = await deleteUser(tx, userId);
  if (avatar) await dropUnusedImage(tx, avatar);
}
