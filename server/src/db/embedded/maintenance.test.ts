// Tests rule database-guards.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { maintain } from './maintenance.ts';
import { EmbeddedPool } from './pool.ts';

test('maintenance keeps the write-ahead log small and removes dead rows', async () => {
  const folder = path.join(temporaryFolder(), 'db');
  const pool = new EmbeddedPool({ folder, template: embeddedTemplate() }, silentLogger);
  onTestFinished(() => pool.end());
  const logFiles = () =>
    readdirSync(path.join(folder, 'pg_wal')).filter((name) => /^\w{24}$/.test(name));
  await pool.exec(`create table note as
    select id, repeat('x', 1000) as text from generate_series(1, 10000) id`);
  for (let round = 0; round < 12; round += 1)
    await pool.exec(`update note set text = text || ${round}`);
  // PostgreSQL flushes its statistics with a delay: flushed after the vacuum, they would overwrite the vacuum's.
  await pool.query('select pg_stat_force_next_flush()');
  const before = logFiles().length;
  await maintain(pool);
  await maintain(pool);
  expect(logFiles().length).toBeLessThan(before / 2);
  const { rows } = await pool.query(`select n_dead_tup, vacuum_count, n_live_tup
    from pg_stat_user_tables where relname = 'note'`);
  expect(rows).toEqual([{ n_dead_tup: '0', vacuum_count: '1', n_live_tup: '10000' }]);
});
