import type { CommandCall } from '../control/command.ts';
import { UNDOABLE } from '../modules/imports/runs/attempt-list.ts';
import { italianNumber } from '../modules/imports/runs/report-text.ts';
import { undoNewestRun } from '../modules/imports/runs/undo-run.ts';
import { Refusal } from '../refusal.ts';
import { UsageError } from './italian-command.ts';
import { formatTime } from './format-time.ts';

/**
 * Takes back the prices of the newest import of a kind, and says what stays.
 * @returns exit code 1 when there is none
 * @throws UsageError for an unknown kind
 */
export async function undoImport({ output, open }: CommandCall, kind: string): Promise<number> {
  if (!UNDOABLE.includes(kind)) {
    throw new UsageError(`«undo ${kind}» non esiste: i tipi sono ${UNDOABLE.join(', ')}.`);
  }
  const context = await open({ reads: true });
  try {
    const { startedAt, withdrawn, waiting } = await undoNewestRun(context, kind);
    output.line(`Annullata l'importazione «${kind}» del ${formatTime(startedAt)}.`);
    output.line(`Prezzi ritirati: ${italianNumber(withdrawn)}. Valgono di nuovo quelli di prima.`);
    if (waiting > 0) {
      output.line(
        `Prezzi che aveva confermato e che aspettano di nuovo: ${italianNumber(waiting)}.`,
      );
    }
    output.line('Restano come sono: distributori, carburanti, immagini e impostazioni.');
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    output.error(error.message);
    return 1;
  }
}
