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
import { ownsReports } from './accounts-of.ts';
import { forgetPersonReports } from './forget-person-reports.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { reviewedBy } from '../reviews/forget-reviews.ts';
import { cancelSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { dropUnusedImage, lockImages } from '../images/repository.ts';

/**
 * Checks that the account's owner confirms the deletion: by the password, or by typing the e-mail when there is no
 * password. Do not call it inside a transaction.
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
 * Deletes an account with all its data: sessions, credentials, guest data, reviews, and its picture unless another
 * account or station uses it. The person's undecided reports are deleted, accepted ones stay anonymous. A code that was
 * mailed before no longer works.
 * @param tx an open transaction without earlier statements
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
    if (await ownsReports(tx, personHash, user)) await forgetPersonReports(change, person);
  });
  const avatar = await deleteUser(tx, userId);
  if (avatar) await dropUnusedImage(tx, avatar);
}
