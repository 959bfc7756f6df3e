import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { ImportReport } from './report.ts';

/** Saves the report of a completed import. */
export async function saveRun(
  executor: Executor,
  report: ImportReport,
  startedAt: Date,
  finishedAt: Date,
): Promise<void> {
  await executor
    .insertInto('import_run')
    .values({
      kind: report.kind,
      started_at: startedAt,
      finished_at: finishedAt,
      report: sql`${JSON.stringify(report)}::jsonb`,
    })
    .execute();
}

/** Reads the `state` of the last completed import of a kind; undefined when there is none. */
export async function findLastState<State>(
  executor: Executor,
  kind: string,
): Promise<State | undefined> {
  const row = await executor
    .selectFrom('import_run')
    .select(sql`report -> 'state'`.as('state'))
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.state as State | null | undefined) ?? undefined;
}
