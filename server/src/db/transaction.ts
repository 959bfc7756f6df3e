import type { Executor } from './database.ts';
import { markTransaction } from './open-transaction.ts';

/**
 * Runs work in one transaction: commits when it returns, rolls back when it throws. Inside an open
 * transaction it joins that one.
 * @param executor the database, or the transaction to join
 * @param work gets the transaction; everything it asks of the database goes through it
 */
export async function inTransaction<T>(
  executor: Executor,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  if (executor.isTransaction) return await work(executor);
  return await executor.transaction().execute((tx) => markTransaction(() => work(tx)));
}
