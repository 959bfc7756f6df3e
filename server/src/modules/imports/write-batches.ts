import { setImmediate } from 'node:timers/promises';
import type { CommandContext, CommandOutput } from '../../control/command.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Maximum rows per transaction: other writers wait for it. */
export const BATCH_ROWS = 1_000;
/** Batches between two checkpoints of the embedded database. */
const CHECKPOINT_EVERY = 20;

export interface Writing {
  context: CommandContext;
  output: CommandOutput;
}

/**
 * Writes rows batch by batch, each in a short transaction of its own, and yields to other work in between.
 * @param label label of the progress display, in Italian
 * @param write writes one batch; it must use only the transaction to access the database
 * @throws the signal's reason when the caller has gone: batches already written stay
 */
export async function writeBatches<Row>(
  { context, output }: Writing,
  label: string,
  total: number,
  batches: AsyncIterable<Row[]>,
  write: (tx: Executor, rows: Row[]) => Promise<void>,
): Promise<void> {
  const { database, signal, untilCalm } = context;
  let done = 0;
  let written = 0;
  output.progress({ done, total, label });
  for await (const rows of batches) {
    signal.throwIfAborted();
    await untilCalm?.(signal);
    await inTransaction(database.kysely, (tx) => write(tx, rows));
    done += rows.length;
    written += 1;
    output.progress({ done, total, label });
    if (written % CHECKPOINT_EVERY === 0) await database.checkpoint();
    await setImmediate();
  }
}
