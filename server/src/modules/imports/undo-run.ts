import type { CommandContext } from '../../control/command.ts';
import { inTransaction } from '../../db/transaction.ts';
import { logAction } from '../action-log/log-action.ts';
import { undoRunStep } from '../prices/undo.ts';
import { Refusal } from '../../refusal.ts';
import { findRunToUndo, lockImports, markUndone } from './runs.ts';
import { BATCH_ROWS } from './write-batches.ts';

export interface Undone {
  startedAt: Date;
  /** Prices withdrawn, and prices that the run had confirmed and that wait again. */
  withdrawn: number;
  waiting: number;
}

/**
 * Takes back the prices that the newest import of a kind recorded, of those that were not undone; imports that recorded
 * none are passed over. Interrupted, it is finished by the next call.
 * @throws Refusal when there is no such import, or another import is running
 */
export async function undoNewestRun(context: CommandContext, kind: string): Promise<Undone> {
  const { database, clock, signal, waitWhileBusy } = context;
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(await lockImports(database));
  const run = await findRunToUndo(database.kysely, kind);
  if (!run) throw new Refusal(`Nessuna importazione «${kind}» ha prezzi da ritirare.`);
  const undone = { startedAt: run.startedAt, withdrawn: 0, waiting: 0 };
  for (;;) {
    signal.throwIfAborted();
    await waitWhileBusy?.(signal);
    const step = await inTransaction(database.kysely, (tx) =>
      undoRunStep(tx, clock, run.id, 'administrator', BATCH_ROWS),
    );
    if (step.withdrawn + step.waiting === 0) break;
    undone.withdrawn += step.withdrawn;
    undone.waiting += step.waiting;
  }
  await inTransaction(database.kysely, async (tx) => {
    await markUndone(tx, run.id, clock.now(), 'administrator');
    const target = { kind, run: run.id, withdrawn: undone.withdrawn };
    await logAction(tx, clock.now(), { role: 'operator' }, { action: 'import_undone', target });
  });
  return undone;
}
