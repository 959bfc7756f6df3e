import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/** Later than any time that the queue sets by itself: retries wait some minutes. */
const AHEAD = sql`now() + interval '1 day'`;

/**
 * Brings back the times that a clock that ran ahead left in the job queue. Until they had come, the queue would
 * neither look at its schedules, nor run jobs that wait, nor give up those of a process that was killed; and a job that
 * waits keeps out all later ones of its name.
 */
export async function bringBackTimes(db: Executor): Promise<void> {
  for (const { table, column } of await findTimes(db)) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of small tables, one after the other
    await sql`update pgboss.${sql.id(table)} set ${sql.id(column)} = null
      where ${sql.id(column)} > ${AHEAD}`.execute(db);
  }
  await sql`update pgboss.job set start_after = now(), keep_until = now() + (keep_until - start_after)
    where state in ('created', 'retry') and start_after > ${AHEAD}`.execute(db);
  await sql`update pgboss.job set started_on = now(), heartbeat_on = now()
    where state = 'active' and started_on > ${AHEAD}`.execute(db);
}

/** Finds when the queue last did this and that, for itself and for each kind of job. */
async function findTimes(db: Executor): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'pgboss' and table_name in ('version', 'queue')
      and data_type = 'timestamp with time zone' and is_nullable = 'YES'`.execute(db);
  return rows;
}
