import { AsyncLocalStorage } from 'node:async_hooks';

// A mutable flag, reset when the transaction ends: a timer started in the transaction keeps the context afterwards.
const current = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the work of a transaction, marked so that `refuseInsideTransaction` throws inside it. */
export async function markTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}

/**
 * Prevents taking a second connection inside a transaction: on the embedded database it would wait for that same
 * transaction (a deadlock), and on PostgreSQL it would not see the transaction's changes.
 * @throws Error when called, directly or indirectly, by the work of an open transaction
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error(
      'The database was asked directly inside an open transaction: pass the transaction to this call',
    );
  }
}
