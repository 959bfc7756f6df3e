import { AsyncLocalStorage } from 'node:async_hooks';

// The flag ends with the transaction: a timer started inside one outlives it in the same context.
const current = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the inside of a transaction so that `refuseInsideTransaction` knows of it. */
export async function markTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}

/**
 * Guards the way to a second connection: asked for from inside a transaction it would wait for that very
 * transaction on the embedded database, and see none of its changes on PostgreSQL.
 * @throws Error when called, however indirectly, by the work of an open transaction
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error(
      'The database was asked directly inside an open transaction: pass the transaction to this call',
    );
  }
}
