import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { ImportReport } from './report.ts';

/** Keeps the report of an import that went through. */
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

/** What the last import of a kind that went through asked to be remembered. */
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
