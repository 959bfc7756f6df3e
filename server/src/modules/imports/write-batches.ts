import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ImportContext } from './import-context.ts';

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
  context: ImportContext,
  { label, total, batches }: Batches<Row>,
  write: (tx: Executor, rows: Row[]) => Promise<void>,
): Promise<void> {
  const { database, output, signal, waitWhileBusy } = context;
  let done = 0;
  let written = 0;
  output.progress({ done, total, label });
  for await (const rows of batches) {
    signal.throwIfAborted();
    await waitWhileBusy?.(signal);
    await inImportTransaction(context, (tx) => write(tx, rows));
    done += rows.length;
    written += 1;
    output.progress({ done, total, label });
    if (written % CHECKPOINT_EVERY === 0) await database.checkpoint();
    await setImmediate();
  }
}

/**
 * Runs a transaction of an import; that of a trial is rolled back, and what it returns was true in it.
 * @param work must use only the transaction to access the database
 */
export async function inImportTransaction<T>(
  { database: { kysely }, isTrial = false }: ImportContext,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  if (!isTrial) return await inTransaction(kysely, work);
  const trial = new Trial<T>();
  try {
    await inTransaction(kysely, async (tx) => {
      trial.result = { value: await work(tx) };
      throw trial;
    });
  } catch (error) {
    if (error !== trial) throw error;
  }
  return trial.result!.value;
}

/** Ends a trial's transaction. */
class Trial<T> extends Error {
  result: { value: T } | undefined;
}
