import type { Executor } from '../../../db/database.ts';
import type { ImportContext } from '../import-context.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { FileContents } from '../reading/reader.ts';
import type { ReadFiles } from '../reading/read-in-process.ts';
import type { Subject } from '../reasons.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type ImportRun } from '../run-import.ts';
import { inImportTransaction } from '../write-batches.ts';
import type { SheetHead, SheetJob } from './contents.ts';
import { beginReading, endReading, findVersion, type Sheet } from './sheet-state.ts';

interface SheetImport<Contents extends FileContents> {
  /** The kind of import, which is also what its rows are about. */
  kind: Subject;
  /** Absolute file name, or the https address of a published sheet. */
  file: string;
  /** Where an address may lead. */
  scope: DownloadScope;
  reader: URL;
  /**
   * Writes the rows.
   * @param sheetIn finds the reading of a published sheet in a transaction; undefined for a file
   */
  write(
    run: ImportRun,
    files: ReadFiles<Contents>,
    sheetIn: (tx: Executor) => Promise<Sheet | undefined>,
  ): Promise<void>;
}

/**
 * Imports a spreadsheet of the operator. A published one is not read again while its address answers a version of
 * which every row was imported.
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importSheet<Contents extends FileContents & { head: SheetHead }>(
  context: ImportContext,
  { kind, file, scope, reader, write }: SheetImport<Contents>,
): Promise<ImportReport> {
  const { kysely } = context.database;
  return await runImport<SheetJob, Contents>(context, {
    kind,
    reader,
    job: async () => ({ file, scope, etag: await findVersion(kysely, kind, file) }),
    write: async (run, files) => {
      const { read, etag } = files.head;
      if (read === undefined) {
        run.report.notes.push('Il foglio non è cambiato dopo l’ultima importazione.');
        return false;
      }
      run.report.tallies[kind] = emptyTally(read);
      const now = context.clock.now();
      const begin = (tx: Executor) => beginReading(tx, kind, file, now);
      const sheet = await inImportTransaction(run.context, begin);
      // What a trial has begun is gone with its transaction.
      await write(run, files, async (tx) => (run.context.isTrial ? begin(tx) : sheet));
      if (sheet && !run.context.isTrial) {
        const tally = run.tally(kind);
        await inImportTransaction(run.context, (tx) => endReading(tx, sheet, etag, tally));
      }
      return true;
    },
  });
}
