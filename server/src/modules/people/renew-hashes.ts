import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { renameCounted } from '../../limits/account-limits.ts';
import { renameKnown } from '../accounts/known-drivers.ts';
import { renameLocked } from '../accounts/locked-email.ts';
import { RENAMED_DOMAINS, type PersonHash } from '../accounts/person-hash.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { renameInPrices } from '../prices/log/rename-people.ts';
import { renameInReviews } from '../reviews/forget-reviews.ts';
import { renameInSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { renameInStates } from '../stations/states.ts';

/**
 * Replaces the earlier hash of each account's person by today's (rule report-person). It runs at each start, because a
 * migration has no key and an old back-up may have been restored. Prices are not evaluated again.
 * @param readHash called only if there is such an account, as it may create the key
 */
export async function renewHashes(
  db: Executor,
  readHash: () => PersonHash | Promise<PersonHash>,
): Promise<void> {
  const accounts = await db
    .selectFrom('app_user')
    .select(['email', 'is_active'])
    .where((eb) => eb.or(RENAMED_DOMAINS.map((domain) => eb('email', 'like', `%@${domain}`))))
    .execute();
  if (accounts.length === 0) return;
  const personHash = await readHash();
  const renamed = new Map(
    accounts
      .map(({ email }) => [personHash.before(email)[0], personHash(email)] as const)
      .filter(([was, person]) => was !== person),
  );
  if (renamed.size === 0) return;
  // An active account stays usable: a lock of another address of its mailbox is not moved, and still blocks
  // registration.
  const active = new Set(
    accounts.flatMap(({ email, is_active }) => (is_active ? personHash(email) : [])),
  );
  const locked = new Map([...renamed].filter(([, person]) => !active.has(person)));
  await inTransaction(db, async (tx) => {
    await lockBoardVersion(tx);
    await renameInPrices(tx, renamed);
    await renameInSchedules(tx, renamed);
    await renameInStates(tx, renamed);
    await renameInReviews(tx, renamed);
    await renameKnown(tx, renamed);
    await renameLocked(tx, locked);
    await renameCounted(tx, renamed);
  });
}
