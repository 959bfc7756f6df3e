import { cpSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ANNA, post } from '../testing/accounts.ts';
import { openTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { columnsOf } from '../modules/backups/rows-of.ts';
import { answersOf, liveThrough, type LivedIn } from '../testing/old-data/lived-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './migration-files.ts';

const FOLDER = path.join(import.meta.dirname, '../testing/old-data');
const KEPT = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/** Gives a database the schema of then, and its rows. */
async function putBack({ migrations, rows }: LivedIn, database: Database): Promise<void> {
  const { kysely } = database;
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const then = temporaryFolder();
  for (const name of readdirSync(MIGRATIONS_FOLDER).toSorted().slice(0, migrations)) {
    cpSync(path.join(MIGRATIONS_FOLDER, name), path.join(then, name));
  }
  await migrate(database, then);
  await kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, kept] of Object.entries(rows)) {
      const name = sql.table(table);
      await sql`delete from ${name}`.execute(tx);
      const columns = sql.join((await columnsOf(tx, table)).map((column) => sql.ref(column.name)));
      await sql`
        insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(kept)}::jsonb)
      `.execute(tx);
    }
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1000000)
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
    `.execute(tx);
  });
}

const readKept = async (name: string) =>
  JSON.parse(await readFile(path.join(FOLDER, name), 'utf8')) as LivedIn;

/** What is told otherwise since decision 0050: who ranked alone, and prices that nobody contests who is known. */
function toldNow(livedIn: LivedIn): unknown {
  if (livedIn.migrations > 28) return livedIn.answers;
  const text = JSON.stringify(livedIn.answers).replaceAll('accepted_small', 'accepted_alone');
  const answers = JSON.parse(text) as { queue: unknown[][] };
  const at = answers.queue.findIndex(([kind]) => kind === 'reported');
  return { ...answers, queue: answers.queue.toSpliced(at, 0, ['contested', 3, 1.65, 1]) };
}

test.each([
  ...KEPT.map((name) => [name, () => readKept(name)] as const),
  // So that the next one can be kept.
  ['this version', () => liveThrough()] as const,
])('what %s has left answers the same', async (_, read) => {
  const livedIn = await read();
  const database = await openTestDatabase();
  await putBack(livedIn, database);
  await migrate(database);
  const server = await openTestApp({ database });
  server.clock.set(livedIn.at);
  await server.board.refresh();
  expect(await answersOf(server, livedIn.tokens)).toEqual(toldNow(livedIn));
  const signedIn = await post(server, '/login', { ...ANNA, email: 'olga@example.sm' });
  expect(signedIn.statusCode).toBe(200);
  await server.close();
});
