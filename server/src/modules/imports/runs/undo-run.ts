import type { Executor } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { changePrices } from '../../prices/change-prices.ts';
import { logAction } from '../../action-log/log-action.ts';
import { undoRunStep } from '../../prices/log/undo-run.ts';
import { Refusal } from '../../../refusal.ts';
import { asAttempt } from './attempts.ts';
import type { ImportContext } from './import-context.ts';
import { findRunToUndo, markUndone, noteRun } from './runs.ts';

/** Prices withdrawn in one transaction, for which other writers wait. */
const STEP = 1_000;

export interface Undone {
  startedAt: Date;
  /** Withdrawn prices, and prices that the run had confirmed and that wait again. */
  withdrawn: number;
  waiting: number;
}

/**
 * Withdraws the prices of the newest import of a kind that was not undone; imports without prices are skipped. After an
 * interruption the next call finishes it.
 * @param expected the run to undo; the newest when missing
 * @throws Refusal when there is no such import, or another import is running
 */
export async function undoNewestRun(
  context: ImportContext,
  kind: string,
  expected?: number,
): Promise<Undone> {
  const { undone } = await asAttempt(context, { kind, action: 'undo' }, async (attempt) => {
    const { kysely } = context.database;
    const run = await findRunToUndo(kysely, kind);
    if (!run) throw new Refusal(`Nessuna importazione «${kind}» ha prezzi da ritirare.`);
    if (expected !== undefined && run.id !== expected) throw new Refusal(NOT_NEWEST);
    await noteRun(kysely, attempt.id, run.id);
    const done = { startedAt: run.startedAt, ...(await withdrawAll(context, run.id)) };
    const result = { undone: done, report: done };
    await inTransaction(kysely, async (tx) => {
      await finishUndoing(tx, context, kind, run.id, done);
      await attempt.end(tx, result);
    });
    return result;
  });
  return undone;
}

const NOT_NEWEST = "Non è l'importazione più recente del suo tipo, o è già stata ritirata.";

async function withdrawAll(
  { database, clock, signal, output, waitWhileBusy }: ImportContext,
  runId: number,
): Promise<Omit<Undone, 'startedAt'>> {
  const undone = { withdrawn: 0, waiting: 0 };
  for (;;) {
    signal.throwIfAborted();
    await waitWhileBusy?.(signal);
    const step = await changePrices(database.kysely, clock, (change) =>
      undoRunStep(change, runId, 'administrator', STEP),
    );
    if (step.withdrawn + step.waiting === 0) return undone;
    undone.withdrawn += step.withdrawn;
    undone.waiting += step.waiting;
    output.progress({ done: undone.withdrawn, total: undefined, label: 'Prezzi ritirati' });
  }
}

async function finishUndoing(
  tx: Executor,
  { clock, actor = { role: 'operator' } }: ImportContext,
  kind: string,
  run: number,
  { withdrawn }: Undone,
): Promise<void> {
  await markUndone(tx, run, clock.now(), 'administrator');
  const target = { kind, run, withdrawn };
  await logAction(tx, clock.now(), actor, { action: 'import_undone', target });
}
