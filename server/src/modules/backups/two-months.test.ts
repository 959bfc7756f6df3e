/** Restores and proves a back-up of two months that an earlier version wrote. */
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp } from '../../testing/app.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import {
  answersOfMonths,
  backupOf,
  KEPT_MONTHS,
  readMonths,
} from '../../testing/old-data/two-months.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { dump, readOnce } from './dump.ts';
import { makeKeys } from './keys.ts';
import { load } from './load.ts';
import { prove } from './proof.ts';

describe.each(KEPT_MONTHS)('a back-up of %s', (commit) => {
  const { identity, at, tokens, answers } = readMonths(commit);
  const lines = () => readBackup(backupOf(commit), identity);
  let database: Database;

  test('is proven as it was written', async () => {
    const { ending } = await prove(lines(), temporaryFolder());
    expect(ending.tables['observation']!.rows).toBeGreaterThan(300);
  });

  test('is restored and migrated to the current schema', async () => {
    database = await openTestDatabase();
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
    await database.withoutTimeouts((executor) =>
      inTransaction(executor, (tx) => load(tx, lines())),
    );
    const server = await openTestApp({ database });
    server.clock.set(at);
    await server.board.refresh();
    expect(await answersOfMonths(server, tokens)).toEqual(answers);
  });

  test('is proven again after the restore', async () => {
    const file = path.join(temporaryFolder(), 'again.age');
    const given = { at, open: false, secret_mark: null };
    const own = await makeKeys();
    await database.withoutTimeouts((executor) =>
      readOnce(executor, (tx) => writeBackup(file, dump(tx, given), [own.recipient])),
    );
    const { ending } = await prove(readBackup(file, own.identity), temporaryFolder());
    expect(ending.tables['observation']!.rows).toBeGreaterThan(300);
  });
});
