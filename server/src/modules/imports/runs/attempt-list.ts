import { sql } from 'kysely';
import { z } from 'zod/mini';
import type {
  ImportAttempt,
  Imports,
  ImportTally,
} from '@pieno/contract/imports/administered-imports.ts';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { Executor } from '../../../db/database.ts';
import { IMPORT_KINDS } from '../kinds.ts';
import { REASONS, RejectSchema, type Reject, type Subject } from './reasons.ts';
import { AttemptReportSchema, rejectedRows, type Tally } from './report.ts';
import { findRunToUndo } from './runs.ts';

/** The kinds of run whose prices can be withdrawn. */
export const UNDOABLE: readonly string[] = IMPORT_KINDS.filter(
  ({ recordsPrices }) => recordsPrices,
).flatMap(({ name, past }) => (past ? [name, past.name] : [name]));

interface ListQuery {
  /** Lists attempts before this one. */
  before?: number | undefined;
  /** The calling account, to mark its own attempts. */
  userId?: string | undefined;
  most?: number | undefined;
}

/**
 * Lists attempts at imports, newest first (rule import-attempts). Call `endAbandoned` before, so that only running ones
 * have no end.
 */
export async function listAttempts(
  executor: Executor,
  { before, userId, most = ADMINISTRATION_MAX.imports }: ListQuery,
): Promise<Imports> {
  const rows = await attempts(executor, userId)
    .$if(before !== undefined, (query) => query.where('import_attempt.id', '<', before!))
    .limit(most + 1)
    .execute();
  const undoable = await findUndoable(executor);
  const listed = rows.slice(0, most).map((row) => present(row, undoable));
  return { attempts: listed, next: rows.length > most ? String(listed.at(-1)!.id) : null };
}

/** Finds an attempt; undefined when there is none or it was deleted. */
export async function findAttempt(
  executor: Executor,
  id: number,
  userId?: string,
): Promise<ImportAttempt | undefined> {
  const row = await attempts(executor, userId)
    .where('import_attempt.id', '=', id)
    .executeTakeFirst();
  return row && present(row, await findUndoable(executor));
}

/** Finds the run that an attempt wrote; undefined when it wrote none. */
export async function findRun(executor: Executor, attempt: number): Promise<number | undefined> {
  const row = await executor
    .selectFrom('import_attempt')
    .select('run_id')
    .where('id', '=', attempt)
    .where('action', '=', 'import')
    .executeTakeFirst();
  return row?.run_id ?? undefined;
}

/** Reads the stored rows that an attempt left out; none when they have an older form. */
export async function findRejects(executor: Executor, id: number): Promise<Reject[]> {
  const row = await executor
    .selectFrom('import_attempt')
    .select('rejects')
    .where('id', '=', id)
    .executeTakeFirst();
  return z.array(RejectSchema).safeParse(row?.rejects).data ?? [];
}

const attempts = (executor: Executor, userId = '') =>
  executor
    .selectFrom('import_attempt')
    .leftJoin('import_run', 'import_run.id', 'import_attempt.run_id')
    .select(['import_attempt.id', 'import_attempt.kind', 'action', 'role', 'actor', 'source'])
    .select(['import_attempt.started_at', 'import_attempt.finished_at', 'outcome'])
    .select(['sentence', 'import_attempt.report', 'rejects_total', 'run_id', 'undone_at'])
    .select(sql<number>`coalesce(jsonb_array_length(rejects), 0)`.as('kept'))
    .select(({ selectFrom }) =>
      selectFrom('app_user').select('log_id').where('id', '=', userId).as('own'),
    )
    .orderBy('import_attempt.id', 'desc');

type AttemptRow = Awaited<ReturnType<ReturnType<typeof attempts>['executeTakeFirstOrThrow']>>;

/** Finds the runs that can be undone: per kind the newest whose prices were not withdrawn. */
async function findUndoable(executor: Executor): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (const kind of UNDOABLE) {
    const run = await findRunToUndo(executor, kind);
    if (run) found.add(run.id);
  }
  return found;
}

function present(row: AttemptRow, undoable: ReadonlySet<number>): ImportAttempt {
  // A report of an unknown form is left out, and must not hide the other attempts.
  const report = AttemptReportSchema.safeParse(row.report).data;
  const { run_id: run } = row;
  const wrote = row.action === 'import' && run !== null;
  return {
    id: row.id,
    kind: row.kind,
    action: row.action,
    state: row.outcome ?? 'running',
    role: row.role,
    own: row.actor !== null && row.actor === row.own,
    source: row.source,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    sentence: row.sentence,
    tallies: Object.entries(report?.tallies ?? {}).map(([subject, tally]) =>
      presentTally(subject as Subject, tally),
    ),
    moved: report?.moved ?? null,
    confirmed: report?.confirmed ?? 0,
    notes: report?.notes ?? [],
    withdrawn: report?.withdrawn ?? null,
    rejects: row.rejects_total,
    rejects_kept: row.kept,
    can_undo: wrote && row.outcome !== null && undoable.has(run),
    undone_at: (wrote && row.undone_at?.toISOString()) || null,
  };
}

function presentTally(subject: Subject, tally: Tally): ImportTally {
  const { rejected: byReason, ...counts } = tally;
  const texts: Readonly<Record<string, string>> = REASONS;
  const reasons = Object.entries(byReason)
    .toSorted((one, other) => other[1] - one[1])
    .map(([reason, count]) => ({ text: texts[reason] ?? reason, count }));
  return { subject, ...counts, rejected: rejectedRows(tally), reasons };
}
