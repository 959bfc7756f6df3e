import type { Executor } from '../../../db/database.ts';
import { asAttempt } from './attempts.ts';
import type { ImportContext } from './import-context.ts';
import { ImportRun } from './import-run.ts';
import type { FileContents } from '../reading/reader.ts';
import { readInProcess, type ReadFiles } from '../reading/read-in-process.ts';
import type { ImportReport } from './report.ts';

export interface ImportSteps<Job, Contents extends FileContents> {
  kind: string;
  /** URL of the module that reads the files, a `Reader` of this job and these contents. */
  reader: URL;
  /** Creates the reader's job; called when no other import can change its input. */
  job(): Job | Promise<Job>;
  /** Locks what must be locked before the board. */
  lockFirst?: (tx: Executor) => Promise<void>;
  write(run: ImportRun, tx: Executor, files: ReadFiles<Contents>): Promise<void>;
  /** The Italian sentence for files that may still be those of the last import. */
  unchanged?: string;
}

/**
 * Runs an import (rule import-promises): reads and checks the files completely, writes their data in one transaction,
 * and accounts for every row. Idempotent: importing the same files again changes nothing.
 * @returns the report, also saved in `import_run` unless there was nothing to do
 * @throws Refusal when the files must not be imported, or another import is running; no data was written then,
 * only the refused attempt
 */
export async function runImport<Job, Contents extends FileContents>(
  context: ImportContext,
  { kind, reader, job, lockFirst, write, unchanged = '' }: ImportSteps<Job, Contents>,
): Promise<ImportReport> {
  const { signal, isTrial = false } = context;
  const action = isTrial ? 'trial' : 'import';
  const { imported } = await asAttempt(context, { kind, action }, async (attempt) => {
    const run = new ImportRun(context, kind, attempt);
    context.output.progress({ done: 0, total: undefined, label: 'Leggo e controllo i file' });
    await using files = await readInProcess<Job, Contents>(reader, await job(), signal);
    await run.write(async (tx) => {
      if (files) await write(run, tx, files);
      else run.report.notes.push(unchanged);
      await run.end(tx, files?.list('rejects'), files !== undefined);
    }, lockFirst);
    await run.ended();
    return run.result;
  });
  return imported;
}
