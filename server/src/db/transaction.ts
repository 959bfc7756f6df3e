import type { Executor } from './database.ts';
import { markTransaction } from './open-transaction.ts';

/**
 * Runs work in a transaction: commits when it returns, rolls back when it throws. If `executor` is an open
 * transaction, the work joins it.
 * @param executor the database, or the transaction to join
 * @param work receives the transaction, and must use only that to access the database
 */
export async function inTransaction<T>(
  executor: Executor,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  if (executor.isTransaction) return await work(executor);
  return await executor.transaction().execute((tx) => markTransaction(() => work(tx)));
}
