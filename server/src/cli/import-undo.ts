import type { CommandOutput, Work } from '../control/command.ts';
import { Refusal } from '../refusal.ts';
import { italianNumber } from '../modules/imports/report-text.ts';
import { UNDOABLE, undoNewestRun } from '../modules/imports/undo-run.ts';
import { UsageError } from './italian-command.ts';
import { moment } from './moment.ts';

/**
 * Checks the kind of import to undo.
 * @returns work that takes back the prices of its newest import, and says what stays; exit code 1 when there is none
 * @throws UsageError for an unknown kind
 */
export function undoImport(output: CommandOutput, typed: string): Work {
  const kind = UNDOABLE.find((known) => known === typed);
  if (!kind) {
    throw new UsageError(`«undo ${typed}» non esiste: i tipi sono ${UNDOABLE.join(', ')}.`);
  }
  return async (context) => {
    try {
      const { startedAt, withdrawn, waiting } = await undoNewestRun(context, kind);
      output.line(`Annullata l'importazione «${kind}» del ${moment(startedAt)}.`);
      output.line(
        `Prezzi ritirati: ${italianNumber(withdrawn)}. Valgono di nuovo quelli di prima.`,
      );
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
  };
}
