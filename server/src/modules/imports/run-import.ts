import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { CommandContext } from '../../control/command.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileContents } from './reading/reader.ts';
import { readInProcess, type ReadFiles } from './reading/read-in-process.ts';
import type { Reject, Subject } from './reasons.ts';
import { mergeRejects } from './rejects-order.ts';
import { writeRejects } from './rejects-file.ts';
import { countReject, emptyTally, type ImportReport, type Tally } from './report.ts';
import { beginRun, finishRun, lockImports } from './runs.ts';

/** An import that writes its data, after its files were read and accepted. */
export interface ImportRun {
  context: CommandContext;
  report: ImportReport;
  tally(subject: Subject): Tally;
  /**
   * Notes in the database that the run begins to write prices, and returns its id; the same id when called again.
   * @param day the day that the files are of, year-month-day; San Marino's today when missing
   */
  begin(day?: string): Promise<number>;
  /** Rejects a row that could only be checked against the database. */
  reject(reject: Reject): void;
}

/** What is imported, and how. */
export interface ImportSteps<Job, Contents extends FileContents> {
  /** The name of the kind of import. */
  kind: string;
  /** URL of the module that reads the files, a `Reader` of this job and these contents. */
  reader: URL;
  /** Makes the job for the reader; called once no other import can change what it depends on. */
  job(): Job | Promise<Job>;
  /** Writes the data read; returns false when there was nothing to do. */
  write(run: ImportRun, files: ReadFiles<Contents>): Promise<boolean>;
}

/**
 * Runs an import (rule import-promises): reads and checks the files completely, writes in small transactions, accounts
 * for every row. Idempotent: importing the same files again changes nothing.
 * @returns the report, also saved in `import_run` unless there was nothing to do
 * @throws Refusal when the files must not be imported, or another import is running; then nothing was written
 */
export async function runImport<Job, Contents extends FileContents>(
  context: CommandContext,
  { kind, reader, job, write }: ImportSteps<Job, Contents>,
): Promise<ImportReport> {
  const { database, clock, config, output, signal } = context;
  const startedAt = clock.now();
  const start = performance.now();
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(await lockImports(database));
  const report: ImportReport = { kind, tallies: {}, notes: [], seconds: 0 };
  const late: Reject[] = [];
  output.progress({ done: 0, total: undefined, label: 'Leggo e controllo i file' });
  const files = await readInProcess<Job, Contents>(reader, await job(), signal);
  cleanup.defer(() => files.close());

  const tally = (subject: Subject): Tally => (report.tallies[subject] ??= emptyTally(0));
  const reject = (row: Reject): void => {
    late.push(row);
    countReject(tally(row.subject), row.reason);
  };
  let run: Promise<number> | undefined;
  const begin = (day = dayInSanMarino(startedAt)): Promise<number> =>
    (run ??= beginRun(database.kysely, kind, startedAt, day));
  const hasWritten = await write({ context, report, tally, begin, reject }, files);
  const rejectsFile = await writeRejects(
    config.dataDir,
    kind,
    startedAt,
    mergeRejects(countRejects(files, tally), late),
  );
  if (rejectsFile) report.rejectsFile = rejectsFile;
  report.seconds = Math.round(performance.now() - start) / 1000;
  if (hasWritten) {
    const id = await begin();
    await inTransaction(database.kysely, (tx) => finishRun(tx, id, report, clock.now()));
  }
  return report;
}

/** Yields the rows rejected while reading, and counts them in the tallies. */
async function* countRejects(
  files: ReadFiles<FileContents>,
  tally: (subject: Subject) => Tally,
): AsyncGenerator<readonly Reject[]> {
  for await (const rejects of files.list('rejects').batches(1_000)) {
    for (const { subject, reason } of rejects) countReject(tally(subject), reason);
    yield rejects;
  }
}
