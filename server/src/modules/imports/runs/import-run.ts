import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockBoardVersion } from '../../changes/board-version.ts';
import type { Attempt, AttemptResult } from './attempts.ts';
import type { ImportContext } from './import-context.ts';
import { KeptRejects } from './kept-rejects.ts';
import type { Rows } from '../reading/read-in-process.ts';
import type { Reject, Subject } from './reasons.ts';
import { mergeRejects } from './rejects-order.ts';
import { sweepRejects, writeRejects } from './rejects-file.ts';
import { countReject, emptyTally, type ImportReport, type Tally } from './report.ts';
import { beginRun, finishRun, noteRun } from './runs.ts';

/** An import that writes its data, after its files were read and accepted. */
export class ImportRun {
  readonly context: ImportContext;
  readonly report: ImportReport;
  readonly #attempt: Attempt;
  readonly #startedAt: Date;
  readonly #start = performance.now();
  readonly #rejected: Reject[] = [];
  readonly #rejects = new KeptRejects();
  #id: number | undefined;

  constructor(context: ImportContext, kind: string, attempt: Attempt) {
    this.context = context;
    this.#attempt = attempt;
    this.#startedAt = context.clock.now();
    const { isTrial } = context;
    this.report = { kind, ...(isTrial && { isTrial }), tallies: {}, notes: [], seconds: 0 };
  }

  tally(subject: Subject): Tally {
    return (this.report.tallies[subject] ??= emptyTally(0));
  }

  /** Rejects a row that could only be checked against the database, or while reading a past day. */
  reject(row: Reject): void {
    this.#rejected.push(row);
    countReject(this.tally(row.subject), row.reason);
  }

  /**
   * Runs work in one transaction that has locked the board; a trial's is rolled back. Readers see all of it or nothing.
   * @param work must access the database only by the transaction
   * @param lockFirst locks what must be locked before the board
   * @throws the signal's reason when the caller has gone
   */
  async write<T>(
    work: (tx: Executor) => Promise<T>,
    lockFirst?: (tx: Executor) => Promise<void>,
  ): Promise<T> {
    const { database, signal, waitWhileBusy, isTrial = false } = this.context;
    await waitWhileBusy?.(signal);
    signal.throwIfAborted();
    let result: { value: T } | undefined;
    try {
      await inTransaction(database.kysely, async (tx) => {
        await lockFirst?.(tx);
        await lockBoardVersion(tx);
        result = { value: await work(tx) };
        if (isTrial) throw new Trial();
      });
    } catch (error) {
      if (!(error instanceof Trial)) throw error;
    }
    return result!.value;
  }

  /**
   * Stores that the run begins to write, and returns its id; later calls return the same id.
   * @param day of the files, year-month-day; San Marino's today when missing
   */
  async begin(tx: Executor, day = dayInSanMarino(this.#startedAt)): Promise<number> {
    const { kind } = this.report;
    return (this.#id ??= await beginRun(tx, kind, this.#startedAt, day, this.#attempt.id));
  }

  /** Continues an interrupted run. @param report its state so far */
  async resume(tx: Executor, id: number, report: ImportReport): Promise<void> {
    this.#id = id;
    Object.assign(this.report, report);
    await noteRun(tx, this.#attempt.id, id);
  }

  /**
   * Ends the run and its attempt, in the transaction that wrote it or its last part. The list of rows not imported is
   * written to a file first.
   * @param read the rows rejected while reading
   * @param hasWritten false when there was nothing to do: then there is no run
   */
  async end(tx: Executor, read?: Rows<Reject>, hasWritten = true): Promise<void> {
    const { clock, config, isTrial } = this.context;
    const { report } = this;
    const all = mergeRejects(this.#counted(read), this.#rejected);
    const passed = this.#rejects.pass(all);
    const file = await writeRejects(config.dataDir, report.kind, this.#startedAt, passed);
    if (file) report.rejectsFile = file;
    report.seconds = Math.round(performance.now() - this.#start) / 1000;
    if (hasWritten) await finishRun(tx, await this.begin(tx), report, clock.now());
    // A trial's transaction is rolled back, and `asAttempt` ends it.
    if (!isTrial) await this.#attempt.end(tx, this.result);
  }

  /**
   * Notifies those who show prices that the run is committed, and deletes the oldest lists of its kind; not after a
   * trial.
   */
  async ended(): Promise<void> {
    const { config, shown, isTrial } = this.context;
    if (isTrial) return;
    await sweepRejects(config.dataDir, this.report.kind);
    await shown?.();
  }

  get result(): AttemptResult & { imported: ImportReport } {
    const { state: _, ...report } = this.report;
    return { imported: this.report, report, rejects: this.#rejects };
  }

  /** Yields the rows rejected while reading, and counts them. */
  async *#counted(read: Rows<Reject> | undefined): AsyncGenerator<readonly Reject[]> {
    for await (const rejects of read?.batches(REJECTS_AT_ONCE) ?? []) {
      for (const { subject, reason } of rejects) countReject(this.tally(subject), reason);
      yield rejects;
    }
  }
}

/** Rows of the list of rejected rows that are in memory at a time. */
const REJECTS_AT_ONCE = 1_000;

/** Rolls back a trial's transaction. */
class Trial extends Error {}
