import { sql } from 'kysely';
import type { Today } from '@pieno/contract/today/today.ts';
import type { Executor } from '../../../db/database.ts';

/** Saves why a daily import was refused, replacing the previous refusal. */
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

/** Deletes the refusal of a kind after a successful daily import. */
export async function clearRefusal(executor: Executor, kind: string): Promise<void> {
  await executor.deleteFrom('import_refusal').where('kind', '=', kind).execute();
}

/**
 * Lists, for each kind of import ever tried, when the last one was completed, and when and why the last daily one was
 * refused, unless one was completed since.
 */
export async function listLastRuns(executor: Executor): Promise<Today['imports']> {
  const { rows } = await sql<{
    kind: string;
    finished: Date | null;
    refused: Date;
    sentence: string;
  }>`
    select kind, run.finished_at as finished, refused_at as refused, sentence
    from (select kind, max(finished_at) as finished_at from import_run group by kind) run
    full join import_refusal using (kind) order by kind collate "C"
  `.execute(executor);
  return rows.map(({ kind, finished, refused, sentence }) => ({
    kind,
    finished_at: finished?.toISOString() ?? null,
    failed:
      refused && !(finished && finished >= refused)
        ? { at: refused.toISOString(), message: sentence }
        : null,
  }));
}
