import { sql } from 'kysely';
import type { LoggedActionName, LogTarget } from '@pieno/contract/actions/action-log.ts';
import { DISK_FULL, isDiskFull } from '../../../db/disk-full.ts';
import type { Database, Executor } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../refusal.ts';
import { TALLIES } from '../../../tally.ts';
import { actorId, logAction } from '../../action-log/log-action.ts';
import type { ImportContext } from './import-context.ts';
import type { Reject } from './reasons.ts';
import { lockImports } from './runs.ts';

export interface AttemptKind {
  kind: string;
  action: 'import' | 'trial' | 'undo';
  /** Its name in the log when it is no trial; when missing, the start of an import is logged. */
  logged?: { action: LoggedActionName; target: LogTarget };
}

export interface AttemptResult {
  /** The stored form. */
  report: object;
  /** The first rows that were left out, and their total number. */
  rejects?: { kept: readonly Reject[]; total: number };
}

export interface Attempt {
  id: number;
  /** Marks it as done, in the transaction that writes its result. */
  end(tx: Executor, result: AttemptResult): Promise<void>;
}

type Outcome = 'done' | 'refused' | 'failed' | 'interrupted';

/** Attempts of a kind that are listed, and those whose rejected rows are kept. */
const KEPT = { attempts: 100, rejects: 30 } as const;
const INTERRUPTED = 'Interrotta: ciò che era finito resta, e niente è a metà.';
const FAILED = 'Non è riuscita per un errore di Pieno, non dei file: riprova.';

/**
 * Runs work that no other import may do at the same time, and stores its start and outcome (rule import-attempts).
 * @param work if it has not ended the attempt, the attempt ends with its result
 * @throws Refusal when an import is running, or what `work` throws
 */
export async function asAttempt<Result extends AttemptResult>(
  context: ImportContext,
  what: AttemptKind,
  work: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const { database, clock, signal } = context;
  const { kysely } = database;
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(await lockImports(database));
  const id = await inTransaction(kysely, (tx) => begin(tx, context, what));
  context.onBegun?.(id);
  let isEnded = false;
  const attempt: Attempt = {
    id,
    end: async (tx, result) => {
      isEnded = true;
      await end(tx, id, clock.now(), 'done', null, result);
      await sweep(tx, what.kind);
    },
  };
  try {
    const result = await work(attempt);
    if (!isEnded) await inTransaction(kysely, (tx) => attempt.end(tx, result));
    count(what, 'done');
    return result;
  } catch (error) {
    const [outcome, sentence] = reasonOf(error, signal);
    count(what, outcome);
    // If this fails too, the next holder of the lock marks the attempt as interrupted.
    await end(kysely, id, clock.now(), outcome, sentence).catch(() => undefined);
    throw error;
  }
}

/**
 * Marks attempts without an end as interrupted if nobody holds the lock: their process was killed, or its database
 * connection was lost.
 */
export async function endAbandoned(database: Database, now: Date): Promise<void> {
  const open = await database.kysely
    .selectFrom('import_attempt')
    .select('id')
    .where('finished_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!open) return;
  const release = await database.tryLock('import');
  if (!release) return;
  try {
    await interruptOpen(database.kysely, now);
  } finally {
    await release();
  }
}

async function interruptOpen(executor: Executor, now: Date): Promise<void> {
  await executor
    .updateTable('import_attempt')
    .set({ finished_at: now, outcome: 'interrupted', sentence: INTERRUPTED })
    .where('finished_at', 'is', null)
    .execute();
}

async function begin(
  tx: Executor,
  { clock, actor = { role: 'operator' }, source = '', mayBegin }: ImportContext,
  { kind, action, logged = { action: 'import_started', target: { kind } } }: AttemptKind,
): Promise<number> {
  const now = clock.now();
  await mayBegin?.(tx);
  await interruptOpen(tx, now);
  const { id } = await tx
    .insertInto('import_attempt')
    .values({
      kind,
      action,
      role: actor.role,
      actor: actorId(actor),
      source,
      started_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (action === 'import') await logAction(tx, now, actor, logged);
  return id;
}

async function end(
  executor: Executor,
  id: number,
  now: Date,
  outcome: Outcome,
  sentence: string | null,
  { report, rejects }: Partial<AttemptResult> = {},
): Promise<void> {
  const kept = rejects?.kept ?? [];
  await executor
    .updateTable('import_attempt')
    .set({
      finished_at: now,
      outcome,
      sentence,
      report: report ? sql`${JSON.stringify(report)}::jsonb` : null,
      rejects: kept.length > 0 ? sql`${JSON.stringify(kept)}::jsonb` : null,
      rejects_total: rejects?.total ?? 0,
    })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

function count({ kind, action }: AttemptKind, outcome: Outcome): void {
  if (action === 'import') TALLIES.imports.add({ kind, outcome });
}

function reasonOf(error: unknown, signal: AbortSignal): [Outcome, string] {
  if (signal.aborted) return ['interrupted', INTERRUPTED];
  if (error instanceof Refusal) return ['refused', error.message];
  return ['failed', isDiskFull(error) ? DISK_FULL : FAILED];
}

/** Deletes old attempts of a kind, and earlier the rows that they left out. */
async function sweep(tx: Executor, kind: string): Promise<void> {
  const newest = (most: number) =>
    tx
      .selectFrom('import_attempt')
      .select('id')
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(most);
  await tx
    .deleteFrom('import_attempt')
    .where('kind', '=', kind)
    .where('id', 'not in', newest(KEPT.attempts))
    .execute();
  await tx
    .updateTable('import_attempt')
    .set({ rejects: null })
    .where('kind', '=', kind)
    .where('rejects', 'is not', null)
    .where('id', 'not in', newest(KEPT.rejects))
    .execute();
}
