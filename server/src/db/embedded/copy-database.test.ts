// Tests rule backup-proven.
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openEmbedded } from './open.ts';

test('a copy made during writes holds the state of one instant, and opens', async () => {
  const folder = temporaryFolder();
  const dataDir = path.join(folder, 'own');
  const database = await openEmbedded({ dataDir, template: embeddedTemplate() }, silentLogger);
  const { kysely } = database;
  await sql`create table sample (n integer primary key, text text)`.execute(kysely);
  let written = 0;
  let writing = true;
  const write = async () => {
    while (writing) {
      await sql`insert into sample select n, repeat('x', 2000) from generate_series(${written + 1}::int, ${written + 20}::int) n`.execute(
        kysely,
      );
      written += 20;
      await sql`update sample set text = repeat('y', 3000) where n = ${written}`.execute(kysely);
    }
  };
  const writer = write();
  while (written < 400) await sql`select 1`.execute(kysely);
  const before = written;
  await database.copyFiles!(path.join(folder, 'copy', 'db'));
  writing = false;
  await writer;
  await database.close();
  const copy = await openEmbedded({ dataDir: path.join(folder, 'copy') }, silentLogger);
  const { rows } = await sql<{ count: number; last: number; whole: boolean }>`
    select count(*)::int as count, max(n) as last, bool_and(length(text) >= 2000) as whole
    from sample`.execute(copy.kysely);
  await copy.close();
  const [{ count, last, whole }] = rows as [(typeof rows)[0]];
  expect([count, whole]).toEqual([last, true]);
  expect(count).toBeGreaterThanOrEqual(before);
  expect(count).toBeLessThanOrEqual(written);
});
