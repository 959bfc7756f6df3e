import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/** Later than any time that the queue itself sets: retries wait some minutes. */
const AHEAD = sql`now() + interval '1 day'`;

/**
 * Resets future times that a clock running ahead left in the job queue. Until then the queue would neither check its
 * schedules, nor run waiting jobs, nor fail those of a killed process; and a waiting job blocks later ones of its name.
 */
export async function resetFutureTimes(db: Executor): Promise<void> {
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

/** Finds the columns in which the queue stores when it last did something. */
async function findTimes(db: Executor): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'pgboss' and table_name in ('version', 'queue')
      and data_type = 'timestamp with time zone' and is_nullable = 'YES'`.execute(db);
  return rows;
}
