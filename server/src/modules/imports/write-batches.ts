import { setImmediate } from 'node:timers/promises';
import type { CommandContext } from '../../control/command.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Maximum rows per transaction: other writers wait for it. */
export const BATCH_ROWS = 1_000;
/** Batches between two checkpoints of the embedded database. */
const CHECKPOINT_EVERY = 20;

/** Rows to write, in batches. */
interface Batches<Row> {
  /** Label of the progress display, in Italian. */
  label: string;
  /** All rows together. */
  total: number;
  batches: AsyncIterable<Row[]>;
}

/**
 * Writes rows batch by batch, each in a short transaction of its own, and yields to other work in between.
 * @param write writes one batch; it must use only the transaction to access the database
 * @throws the signal's reason when the caller has gone: batches already written stay
 */
export async function writeBatches<Row>(
  { database, output, signal, waitWhileBusy }: CommandContext,
  { label, total, batches }: Batches<Row>,
  write: (tx: Executor, rows: Row[]) => Promise<void>,
): Promise<void> {
  let done = 0;
  let written = 0;
  output.progress({ done, total, label });
  for await (const rows of batches) {
    signal.throwIfAborted();
    await waitWhileBusy?.(signal);
    await inTransaction(database.kysely, (tx) => write(tx, rows)).catch(unlessRolledBack);
    done += rows.length;
    written += 1;
    output.progress({ done, total, label });
    if (written % CHECKPOINT_EVERY === 0) await database.checkpoint();
    await setImmediate();
  }
}

/** What a trial has written is not meant to stay. */
class RolledBack extends Error {}

/** Ends the transaction of a batch without writing anything: for a trial. */
export function rollBack(): never {
  throw new RolledBack('a trial');
}

function unlessRolledBack(error: unknown): void {
  if (!(error instanceof RolledBack)) throw error;
}
