/** Removes names from drivers' old reports; their prices stay (rule report-kept). */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';

/** Deletes the facts of settled reports: nothing evaluates these again (decision 0005). */
export async function forgetFacts(executor: Executor, settledAt: Date): Promise<void> {
  const settled = sql`facts is not null and received_at < ${settledAt.toISOString()}::timestamptz`;
  await sql`update observation set facts = null where ${settled}`.execute(executor);
  await sql`update confirmation set facts = null where ${settled}`.execute(executor);
}

/**
 * Deletes drivers' old reports and removes the author from their prices, except while a claim waits.
 * @param tx an open transaction that has locked the board
 * @param before reports received earlier are old
 * @param most reports at most
 * @returns how many it deleted
 */
export async function forgetOldReports(tx: Executor, before: Date, most: number): Promise<number> {
  const old = await tx
    .selectFrom('price_report')
    .select('id')
    .where('kind', '=', 'driver')
    .where('received_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('observation')
            .select('observation.id')
            .whereRef('report_id', '=', 'price_report.id')
            .where('state', 'in', ['reported', 'held']),
        ),
      ),
    )
    .orderBy('received_at')
    .limit(most)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  const nameless = { report_id: null, claimant: null };
  await tx.updateTable('observation').set(nameless).where('report_id', 'in', ids).execute();
  await tx.updateTable('confirmation').set(nameless).where('report_id', 'in', ids).execute();
  await tx
    .updateTable('observation')
    .set({ decided_report: null })
    .where('decided_report', 'in', ids)
    .execute();
  await tx.deleteFrom('price_report').where('id', 'in', ids).execute();
  return ids.length;
}
