import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized } from '../../errors.ts';
import { lockUserShared, type UserRow } from './repository.ts';

/**
 * Reads the account that acts and keeps it from going, being locked or losing its e-mail's verification until the
 * transaction ends. Call it after `lockBoardVersion` and before rows of stations.
 * @param tx an open transaction
 * @throws unauthorized when the account is gone or locked; forbidden when its e-mail is not verified
 */
export async function lockVerified(tx: Executor, userId: string): Promise<UserRow> {
  const user = await lockUserShared(tx, userId);
  assertVerified(user);
  return user;
}

/** @throws unauthorized for an account that is gone or locked; forbidden when its e-mail is not verified */
export function assertVerified<Account extends Pick<UserRow, 'is_active' | 'email_verified'>>(
  user: Account | undefined,
): asserts user is Account {
  if (!user?.is_active) throw unauthorized();
  if (!user.email_verified) throw forbidden('email_unverified');
}
