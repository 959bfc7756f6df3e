import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized } from '../../errors.ts';
import { lockUserShared, type UserRow } from './repository.ts';

/**
 * Reads the acting account and prevents its deletion, locking or loss of verification until the transaction ends. Call
 * it after `lockBoardVersion` and before locking rows of stations.
 * @param tx an open transaction
 * @throws unauthorized for a deleted or locked account; forbidden when its e-mail is not verified
 */
export async function lockVerified(tx: Executor, userId: string): Promise<UserRow> {
  const user = await lockUserShared(tx, userId);
  assertVerified(user);
  return user;
}

/** @throws unauthorized for a deleted or locked account; forbidden when its e-mail is not verified */
export function assertVerified<Account extends Pick<UserRow, 'is_active' | 'email_verified'>>(
  user: Account | undefined,
): asserts user is Account {
  if (!user?.is_active) throw unauthorized();
  if (!user.email_verified) throw forbidden('email_unverified');
}
