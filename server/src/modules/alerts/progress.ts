/** The version of the board up to which alerts were evaluated. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

export interface Progress {
  version: number;
  /** The version up to which alerts were evaluated; null for never in this database. */
  revision: number | null;
  /** True where a driver's price has ranked for long enough, or an alert is due for another evaluation. */
  isDue: boolean;
}

/** Identifies the database. A restore recreates tables and ledger; the embedded database's oids would be equal. */
const DATABASE = sql<string>`(
  select concat_ws(' ', pg_database.oid, 'alert_progress'::regclass::oid, extract(epoch from min(migration.applied_at)))
  from pg_database, migration where datname = current_database() group by pg_database.oid
)`;

/** The evaluated version of this database; null for another, or one that was reset. Needs both tables. */
const REVISION = sql`case when revision <= version and database = ${DATABASE} then revision end`;

/** Reads the progress. */
export async function readProgress(db: Executor, now: Date): Promise<Progress> {
  const { rows } = await sql<{ version: string; revision: string | null; isDue: boolean }>`
    select version, ${REVISION} as revision,
      exists (select from alert_price where due_at <= ${now})
        or exists (select from alert where again_at <= ${now}) as "isDue"
    from board_version left join alert_progress on true`.execute(db);
  const { version, revision, isDue } = rows[0]!;
  return { version: Number(version), revision: revision === null ? null : Number(revision), isDue };
}

/**
 * Locks the progress until the transaction ends.
 * @returns the version up to which alerts were evaluated, null where never; undefined while another process evaluates
 */
export async function lockProgress(tx: Executor): Promise<{ revision: number | null } | undefined> {
  const missing = tx.insertInto('alert_progress').defaultValues();
  await missing.onConflict((conflict) => conflict.doNothing()).execute();
  const { rows } = await sql<{ revision: string | null }>`
    select ${REVISION} as revision from alert_progress, board_version
    for update of alert_progress skip locked`.execute(tx);
  if (!rows[0]) return undefined;
  const { revision } = rows[0];
  return { revision: revision === null ? null : Number(revision) };
}

/** Saves the version up to which they are evaluated. */
export async function saveProgress(tx: Executor, version: number): Promise<void> {
  await sql`update alert_progress set revision = ${version}, database = ${DATABASE}`.execute(tx);
}
