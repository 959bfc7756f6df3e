import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { asAttempt, type AttemptResult } from './attempts.ts';
import type { ImportContext } from './import-context.ts';
import { KeptRejects } from './kept-rejects.ts';
import type { FileContents } from './reading/reader.ts';
import { readInProcess, type ReadFiles } from './reading/read-in-process.ts';
import type { Reject, Subject } from './reasons.ts';
import { mergeRejects } from './rejects-order.ts';
import { writeRejects } from './rejects-file.ts';
import { countReject, emptyTally, type ImportReport, type Tally } from './report.ts';
import { beginRun, finishRun } from './runs.ts';

/** An import that writes its data, after its files were read and accepted. */
export interface ImportRun {
  context: ImportContext;
  report: ImportReport;
  tally(subject: Subject): Tally;
  /**
   * Notes in the database that the run begins to write prices, and returns its id; the same id when called again, and
   * undefined for a trial.
   * @param day the day that the files are of, year-month-day; San Marino's today when missing
   */
  begin(day?: string): Promise<number | undefined>;
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
  context: ImportContext,
  steps: ImportSteps<Job, Contents>,
): Promise<ImportReport> {
  const { kind } = steps;
  const action = context.isTrial ? 'trial' : 'import';
  const { imported } = await asAttempt(context, { kind, action }, (noted, attempt) =>
    importOnce(noted, attempt, steps),
  );
  return imported;
}

interface Imported extends AttemptResult {
  imported: ImportReport;
}

async function importOnce<Job, Contents extends FileContents>(
  context: ImportContext,
  attempt: number,
  { kind, reader, job, write }: ImportSteps<Job, Contents>,
): Promise<Imported> {
  const { database, clock, config, output, signal, shown, isTrial = false } = context;
  const startedAt = clock.now();
  const start = performance.now();
  await using cleanup = new AsyncDisposableStack();
  const report: ImportReport = {
    kind,
    ...(isTrial && { isTrial }),
    tallies: {},
    notes: [],
    seconds: 0,
  };
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
  const begin = async (day = dayInSanMarino(startedAt)): Promise<number | undefined> =>
    isTrial ? undefined : await (run ??= beginRun(database.kysely, kind, startedAt, day, attempt));
  const hasWritten = await write({ context, report, tally, begin, reject }, files);
  if (hasWritten && !isTrial && shown) {
    output.progress({ done: 0, total: undefined, label: 'Aggiorno le pagine' });
    await shown();
  }
  const rejects = new KeptRejects();
  const rejectsFile = await writeRejects(
    config.dataDir,
    kind,
    startedAt,
    rejects.pass(mergeRejects(countRejects(files, tally), late)),
  );
  if (rejectsFile) report.rejectsFile = rejectsFile;
  report.seconds = Math.round(performance.now() - start) / 1000;
  const id = hasWritten ? await begin() : undefined;
  const { state: _, ...told } = report;
  return {
    imported: report,
    report: told,
    rejects,
    ...(id !== undefined && { save: (tx) => finishRun(tx, id, report, clock.now()) }),
  };
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
