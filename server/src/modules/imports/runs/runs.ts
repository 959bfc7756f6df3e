import { sql } from 'kysely';
import type { Database, Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { Refusal } from '../../../refusal.ts';
import { ImportReportSchema, type ImportReport } from './report.ts';

export class ImportRunning extends Refusal {
  constructor() {
    super("Un'altra importazione è in corso: aspetta che finisca e ripeti il comando.");
  }
}

/**
 * Takes the lock that allows one import at a time: two would overwrite each other's rows.
 * @returns a function that releases it
 * @throws Refusal when another import has it
 */
export async function lockImports(database: Database): Promise<() => Promise<void>> {
  const release = await database.tryLock('import');
  if (release) return release;
  throw new ImportRunning();
}

/**
 * Stores that an import begins to write; it has no report until `finishRun`.
 * @param tx the transaction in which it writes
 * @param day of its files, year-month-day
 * @param attempt its attempt
 * @returns its id, which its observations contain
 */
export async function beginRun(
  tx: Executor,
  kind: string,
  startedAt: Date,
  day: string,
  attempt?: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('import_run')
    .values({ kind, started_at: startedAt, day })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (attempt !== undefined) await noteRun(tx, attempt, id);
  return id;
}

/** Stores which run an attempt wrote or undoes. */
export async function noteRun(executor: Executor, attempt: number, run: number): Promise<void> {
  await executor
    .updateTable('import_attempt')
    .set({ run_id: run })
    .where('id', '=', attempt)
    .execute();
}

/**
 * Saves the report of a partly written import, so that the next one can continue it.
 * @param tx the transaction that wrote the part
 */
export async function saveReport(tx: Executor, id: number, report: ImportReport): Promise<void> {
  await tx
    .updateTable('import_run')
    .set({ report: sql`${JSON.stringify(report)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/**
 * Saves the report of a completed import, and notifies the board, because the ministry's import confirms prices.
 * @param tx an open transaction
 */
export async function finishRun(
  tx: Executor,
  id: number,
  report: ImportReport,
  finishedAt: Date,
): Promise<void> {
  await bumpBoardVersion(tx, []);
  await saveReport(tx, id, report);
  await tx
    .updateTable('import_run')
    .set({ finished_at: finishedAt })
    .where('id', '=', id)
    .execute();
}

/** Finds the newest run of a kind if it was interrupted. One whose report has an unknown form is started again. */
export async function findUnfinished(
  executor: Executor,
  kind: string,
): Promise<{ id: number; report: ImportReport } | undefined> {
  const run = await executor
    .selectFrom('import_run')
    .select(['id', 'report', 'finished_at', 'undone_at'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!run || run.finished_at || run.undone_at) return undefined;
  const report = ImportReportSchema.safeParse(run.report).data;
  return report && { id: run.id, report };
}

/** Finds the newest import of a kind that was not undone and has recorded prices, finished or not. */
export async function findRunToUndo(
  executor: Executor,
  kind: string,
): Promise<{ id: number; startedAt: Date } | undefined> {
  return await executor
    .selectFrom('import_run')
    .select(['id', 'started_at as startedAt'])
    .where('kind', '=', kind)
    .where('undone_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('observation')
          .select('observation.id')
          .whereRef('import_run_id', '=', 'import_run.id')
          .where('state', 'in', ['accepted', 'held']),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Marks an import as undone: it is no longer the last one of its kind, and confirms nothing.
 * @param tx an open transaction
 */
export async function markUndone(
  tx: Executor,
  id: number,
  undoneAt: Date,
  by: string,
): Promise<void> {
  await bumpBoardVersion(tx, []);
  await tx
    .updateTable('import_run')
    .set({ undone_at: undoneAt, undone_by: by })
    .where('id', '=', id)
    .execute();
}
