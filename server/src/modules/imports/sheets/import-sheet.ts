import type { Executor } from '../../../db/database.ts';
import type { ImportContext } from '../runs/import-context.ts';
import type { ImportRun } from '../runs/import-run.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { FileContents } from '../reading/reader.ts';
import type { ReadFiles } from '../reading/read-in-process.ts';
import type { Subject } from '../runs/reasons.ts';
import { emptyTally, type ImportReport } from '../runs/report.ts';
import { runImport } from '../runs/run-import.ts';
import type { SheetHead, SheetJob } from './sheet-contents.ts';
import { beginReading, endReading, findVersion, type Sheet } from './sheet-state.ts';

interface SheetImport<Contents extends FileContents> {
  /** The kind of import, which is also the subject of its rows. */
  kind: Subject;
  /** Absolute file name, or the https address of a published sheet. */
  file: string;
  /** Permitted targets of an address. */
  scope: DownloadScope;
  reader: URL;
  /**
   * Writes the rows.
   * @param sheet the reading of a published sheet; undefined for a file
   */
  write(
    run: ImportRun,
    tx: Executor,
    files: ReadFiles<Contents>,
    sheet: Sheet | undefined,
  ): Promise<void>;
  /** Locks what must be locked before the board. */
  lockFirst?: (tx: Executor) => Promise<void>;
}

/**
 * Imports a spreadsheet of the operator. A published one is not read again while its address serves a version of which
 * every row was imported.
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importSheet<Contents extends FileContents & { head: SheetHead }>(
  context: ImportContext,
  { kind, file, scope, write, ...steps }: SheetImport<Contents>,
): Promise<ImportReport> {
  const { kysely } = context.database;
  return await runImport<SheetJob, Contents>(context, {
    ...steps,
    kind,
    job: async () => ({ file, scope, etag: await findVersion(kysely, kind, file) }),
    write: async (run, tx, files) => {
      const { read, etag } = files.head;
      run.report.tallies[kind] = emptyTally(read);
      const sheet = await beginReading(tx, kind, file, context.clock.now());
      await write(run, tx, files, sheet);
      if (sheet) await endReading(tx, sheet, etag, run.tally(kind));
    },
    unchanged: "Il foglio non è cambiato dopo l'ultima importazione.",
  });
}
