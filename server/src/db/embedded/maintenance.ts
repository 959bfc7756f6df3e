import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { DatabaseLogger } from '../database.ts';
import type { EmbeddedPool } from './pool.ts';

const INTERVAL_MS = 5 * 60_000;

// By night, or after two days for a machine that sleeps at night. Statistics are lost in a crash: then it is due.
const VACUUM_IS_DUE = `
  select coalesce(max(last_vacuum), '-infinity') < now() - case
    when extract(hour from now() at time zone '${TIME_ZONE}') between 2 and 4
      then interval '12 hours' else interval '2 days' end as due
  from pg_stat_user_tables`;

/**
 * Does what PostgreSQL's own processes would: the embedded database has no checkpointer and no autovacuum,
 * and its log grows without end (decision 0001).
 * @returns stops
 */
export function startMaintenance(pool: EmbeddedPool, logger: DatabaseLogger): () => void {
  const timer = setInterval(() => {
    maintain(pool).catch((error: unknown) => {
      logger.error({ err: error }, 'maintenance of the embedded database failed');
    });
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round of maintenance: a checkpoint, and a vacuum when it is due. */
export async function maintain(pool: EmbeddedPool): Promise<void> {
  await pool.maintain('checkpoint');
  const { rows } = await pool.query<{ due: boolean }>(VACUUM_IS_DUE);
  if (rows[0]?.due) await pool.maintain('vacuum (analyze)');
}
