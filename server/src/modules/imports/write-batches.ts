import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ImportContext } from './import-context.ts';
import type { Rows } from './reading/read-in-process.ts';

/** Maximum rows per transaction: other writers wait for it. */
export const BATCH_ROWS = 1_000;
/**
 * How long a transaction should take, in milliseconds: with the embedded database a request waits for one before each of
 * its own.
 */
const BATCH_MS = 150;
/** Below it the statements of a transaction cost more than its rows. */
const FEWEST_ROWS = 125;
/** Transactions between two checkpoints of the embedded database. */
const CHECKPOINT_EVERY = 50;

/** Rows to write, in batches. */
interface Batches<Row> {
  /** Label of the progress display, in Italian. */
  label: string;
  /** All rows together. */
  total: number;
  /** @param count tells how many rows the next batch should have at most */
  batches(count: () => number): AsyncIterable<Row[]>;
}

/**
 * Writes rows batch by batch, each in a short transaction of its own, and yields to other work in between. What is quick
 * to write, such as rows that change nothing, comes in larger batches.
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
  let count = FEWEST_ROWS;
  output.progress({ done, total, label });
  for await (const rows of batches(() => count)) {
    signal.throwIfAborted();
    await waitWhileBusy?.(signal);
    const begin = performance.now();
    await inImportTransaction(context, (tx) => write(tx, rows));
    count = paced(count, performance.now() - begin);
    done += rows.length;
    written += 1;
    output.progress({ done, total, label });
    if (written % CHECKPOINT_EVERY === 0) await database.checkpoint();
    await setImmediate();
  }
}

/**
 * Writes rows that belong together in one transaction: nobody sees some of them.
 * @param write writes them; it must use only the transaction to access the database
 * @returns what it returns
 */
export async function writeWhole<Row, T>(
  context: ImportContext,
  rows: Rows<Row>,
  write: (tx: Executor, rows: Row[]) => Promise<T>,
): Promise<T> {
  const { output, signal, waitWhileBusy } = context;
  const progress = { label: 'Classifiche', total: rows.size };
  output.progress({ ...progress, done: 0 });
  const all = await rows.all();
  await waitWhileBusy?.(signal);
  signal.throwIfAborted();
  const result = await inImportTransaction(context, (tx) => write(tx, all));
  output.progress({ ...progress, done: rows.size });
  return result;
}

/** How many rows to write next, after some took this long: at most twice as many. */
const paced = (count: number, tookMs: number): number =>
  Math.max(FEWEST_ROWS, Math.min(BATCH_ROWS, Math.round(count * Math.min(2, BATCH_MS / tookMs))));

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
