import type { Executor } from '../../../db/database.ts';

/** The last run of a kind of import. */
export interface LastRun {
  kind: string;
  /** When the last one was completed. */
  finishedAt: Date | undefined;
  /** When and why the last daily import was refused, unless one was completed since. */
  refused: { at: Date; sentence: string } | undefined;
}

/** Saves why a daily import was refused, in place of the refusal before it. */
export async function saveRefusal(
  executor: Executor,
  kind: string,
  now: Date,
  sentence: string,
): Promise<void> {
  await executor
    .insertInto('import_refusal')
    .values({ kind, refused_at: now, sentence })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ refused_at: now, sentence }))
    .execute();
}

/** Deletes the refusal of a kind, as a daily import went well. */
export async function clearRefusal(executor: Executor, kind: string): Promise<void> {
  await executor.deleteFrom('import_refusal').where('kind', '=', kind).execute();
}

/** Lists the last run of each kind of import that was ever tried, by kind. */
export async function listLastRuns(executor: Executor): Promise<LastRun[]> {
  const runs = await executor
    .selectFrom('import_run')
    .select(['kind', (row) => row.fn.max('finished_at').as('finished_at')])
    .groupBy('kind')
    .execute();
  const refusals = await executor.selectFrom('import_refusal').selectAll().execute();
  const finished = new Map(runs.map((run) => [run.kind, run.finished_at]));
  const refused = new Map(refusals.map((refusal) => [refusal.kind, refusal]));
  return [...new Set([...finished.keys(), ...refused.keys()])].toSorted().map((kind) => {
    const finishedAt = finished.get(kind) ?? undefined;
    const refusal = refused.get(kind);
    const isLatest = refusal && (!finishedAt || refusal.refused_at > finishedAt);
    return {
      kind,
      finishedAt,
      refused: isLatest ? { at: refusal.refused_at, sentence: refusal.sentence } : undefined,
    };
  });
}
