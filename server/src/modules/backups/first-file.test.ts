/**
 * Restores back-up files of earlier versions. `KEEP_BACKUP=yes npx vitest run first-file` replaces the first one, which
 * is allowed while no installation has such files.
 */
// Tests rule backup-restored.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp } from '../../testing/app.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { LivedIn } from '../../testing/old-data/kept.ts';
import { answersOf, liveThrough } from '../../testing/old-data/lived-in.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { dump, readOnce } from './dump.ts';
import { makeKeys } from './keys.ts';
import { load } from './load.ts';

const FOLDER = path.join(import.meta.dirname, '../../testing/old-backups');
const KEPT = readdirSync(FOLDER).filter((name) => name.endsWith('.age'));

/** The answers of the file's installation, and the secret key. */
type Beside = Pick<LivedIn, 'at' | 'tokens' | 'answers'> & { identity: string };

test.runIf(process.env['KEEP_BACKUP'])('the first file is written', async () => {
  const database = await openTestDatabase();
  const { at, tokens, answers } = await liveThrough(database);
  const { identity, recipient } = await makeKeys();
  const file = path.join(FOLDER, 'first.age');
  rmSync(file, { force: true });
  await database.withoutTimeouts((executor) =>
    readOnce(executor, (tx) =>
      writeBackup(file, dump(tx, { at, open: false, secret_mark: null }), [recipient]),
    ),
  );
  const beside: Beside = { identity, at, tokens, answers };
  writeFileSync(path.join(FOLDER, 'first.json'), `${JSON.stringify(beside, null, 2)}\n`);
  expect(readdirSync(FOLDER)).toContain('first.age');
});

test.each(KEPT)('%s is restored and answers the same', async (name) => {
  const file = path.join(FOLDER, name);
  const text = readFileSync(file.replace('.age', '.json'), 'utf8');
  const { identity, at, tokens, answers } = JSON.parse(text) as Beside;
  const database = await openTestDatabase();
  await sql`drop schema public cascade`.execute(database.kysely);
  await sql`create schema public`.execute(database.kysely);
  await database.withoutTimeouts((executor) =>
    inTransaction(executor, (tx) => load(tx, readBackup(file, identity))),
  );
  const server = await openTestApp({ database });
  server.clock.set(at);
  await server.board.refresh();
  expect(await answersOf(server, tokens)).toEqual(answers);
  await server.close();
});
