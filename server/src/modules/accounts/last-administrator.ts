import type { Executor } from '../../db/database.ts';
import { conflict } from '../../errors.ts';

/**
 * Checks that an active administrator remains when an account stops being one (rule admin-first). It locks the
 * administrators in the order of their ids, so that the second of two who leave at the same time waits, and is refused.
 * @param tx an open transaction that has locked no account yet
 * @throws AppError `last_administrator` for the only active one
 */
export async function keepAnAdministrator(tx: Executor, leaving: string): Promise<void> {
  const { role } =
    (await tx.selectFrom('app_user').select('role').where('id', '=', leaving).executeTakeFirst()) ??
    {};
  if (role !== 'admin') return;
  const administrators = await tx
    .selectFrom('app_user')
    .select(['id', 'is_active'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  const active = administrators.filter(({ is_active }) => is_active);
  if (active.length === 1 && active[0]!.id === leaving) {
    throw conflict('last_administrator');
  }
}
