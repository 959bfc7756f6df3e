import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Database } from '../../db/database.ts';
import type { Kind, Kinds } from './reading/jobs.ts';
import { readInProcess, type Reading } from './reading/read-in-process.ts';
import type { Reject, Subject } from './reasons.ts';
import { Refusal } from '../../refusal.ts';
import { mergeRejects } from './rejects-order.ts';
import { writeRejects } from './rejects-file.ts';
import { countReject, emptyTally, type ImportReport, type Tally } from './report.ts';
import { beginRun, finishRun } from './runs.ts';
import type { Writing } from './write-batches.ts';

/** The context in which an import writes its data, after its files were read and accepted. */
export interface Applying<K extends Kind> extends Writing {
  reading: Reading<K>;
  report: ImportReport;
  tally(subject: Subject): Tally;
  /**
   * Writes down that the run begins to write prices, and returns its id; the same id when called again.
   * @param day the day the files speak of, year-month-day; San Marino's today when missing
   */
  begin(day?: string): Promise<number>;
  /** Rejects a row that could only be checked against the database. */
  reject(reject: Reject): void;
}

type Job<K extends Kind> = Kinds[K]['job'] & { kind: K };

/**
 * Runs an import: reads and checks the files completely, writes in small transactions, accounts for every row.
 * Idempotent: importing the same files again changes nothing.
 * @param given the job; a function, when the job depends on the result of the last import, is called once the lock
 *   that excludes other imports is held
 * @param apply writes the data read; returns false when there was nothing to do
 * @returns the report, also saved in `import_run` unless there was nothing to do
 * @throws Refusal when the files must not be imported, or another import is running; then nothing was written
 */
export async function runImport<K extends Kind>(
  { context, output }: Writing,
  given: Job<K> | (() => Promise<Job<K>>),
  apply: (applying: Applying<K>) => Promise<boolean>,
): Promise<ImportReport> {
  const { database, clock, config, signal } = context;
  const startedAt = clock.now();
  const start = performance.now();
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(await holdImports(database));
  const job = typeof given === 'function' ? await given() : given;
  const report: ImportReport = { kind: job.kind, tallies: {}, notes: [], seconds: 0 };
  const late: Reject[] = [];
  output.progress({ done: 0, total: undefined, label: 'Leggo e controllo i file' });
  const reading = await readInProcess<K>(job, signal);
  cleanup.defer(() => reading.close());

  const tally = (subject: Subject): Tally => (report.tallies[subject] ??= emptyTally(0));
  const reject = (row: Reject): void => {
    late.push(row);
    countReject(tally(row.subject), row.reason);
  };
  let run: Promise<number> | undefined;
  const begin = (day = dayInSanMarino(startedAt)): Promise<number> =>
    (run ??= beginRun(database.kysely, job.kind, startedAt, day));
  const applied = await apply({ context, output, reading, report, tally, begin, reject });
  const file = await writeRejects(
    config.dataDir,
    job.kind,
    startedAt,
    mergeRejects(earlyRejects(reading, tally), late),
  );
  if (file) report.rejectsFile = file;
  report.seconds = Math.round(performance.now() - start) / 1000;
  if (applied) await finishRun(database.kysely, await begin(), report, clock.now());
  return report;
}

/** Takes the lock that allows one import at a time: two would overwrite each other's rows. @returns releases it */
export async function holdImports(database: Database): Promise<() => Promise<void>> {
  const giveBack = await database.tryHold('import');
  if (giveBack) return giveBack;
  throw new Refusal("Un'altra importazione è in corso: aspetta che finisca e ripeti il comando.");
}

/** Yields the rows rejected while reading, and counts them in the tallies. */
async function* earlyRejects<K extends Kind>(
  reading: Reading<K>,
  tally: (subject: Subject) => Tally,
): AsyncGenerator<readonly Reject[]> {
  for await (const rejects of reading.batches('rejects', 1_000)) {
    const rows = rejects as Reject[];
    for (const { subject, reason } of rows) countReject(tally(subject), reason);
    yield rows;
  }
}
