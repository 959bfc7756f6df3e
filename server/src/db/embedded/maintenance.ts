import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { DatabaseLogger } from '../database.ts';
import type { EmbeddedPool } from './pool.ts';

const INTERVAL_MS = 5 * 60_000;

// Due at night, or after two days on a machine that is off at night; also after a crash, because the statistics are
// lost.
const VACUUM_IS_DUE = `
  select coalesce(max(last_vacuum), '-infinity') < now() - case
    when extract(hour from now() at time zone '${TIME_ZONE}') between 2 and 4
      then interval '12 hours' else interval '2 days' end as due
  from pg_stat_user_tables`;

/**
 * Starts the maintenance that PostgreSQL does in background processes: the embedded database has no checkpointer and no
 * autovacuum, and its write-ahead log would grow without limit (decision 0001).
 * @returns a function that stops it
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

/** Makes a checkpoint and discards plans; vacuums when it is due. */
export async function maintain(pool: EmbeddedPool): Promise<void> {
  await pool.maintain('checkpoint');
  // Plans are made for the tables' former sizes.
  await pool.maintain('discard plans');
  const { rows } = await pool.query<{ due: boolean }>(VACUUM_IS_DUE);
  if (rows[0]?.due) await pool.maintain('vacuum (analyze)');
}
