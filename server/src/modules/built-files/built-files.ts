/**
 * The hashed files of the pages' last builds, in the database: any node serves any of them (rule earlier-files).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface BuiltFile {
  /** True if the bytes are compressed with brotli. */
  is_brotli: boolean;
  bytes: Buffer;
}

/** Maximum builds, and days for which one stays after a newer one. */
const BUILDS = 2;
const DAYS = 14;
// An arbitrary number, used for no other advisory lock of Pieno.
const LOCK = 744_767;

/**
 * Writes the missing files of a build, one by one, and makes it the newest; writes nothing where it already is. Of
 * concurrent processes one writes.
 * @param folder of the hashed files; it may be missing
 */
export async function keepBuild(
  database: Pick<Database, 'kysely' | 'withoutTimeouts'>,
  folder: string,
  now: Date,
): Promise<void> {
  if (!existsSync(folder)) return;
  const all = readdirSync(folder).toSorted();
  const files = all.filter((name) => !/\.(?:br|gz)$/u.test(name));
  const hash = createHash('sha256').update(files.join('\n')).digest('hex');
  if ((await findNewest(database.kysely)) === hash) return;
  const compressed = new Set(all.filter((name) => name.endsWith('.br')));
  await database.withoutTimeouts((executor) =>
    inTransaction(executor, async (tx) => {
      await lock(tx);
      if ((await findNewest(tx)) === hash) return;
      const there = await tx.selectFrom('built_file').select('name').execute();
      const known = new Set(there.map(({ name }) => name));
      for (const name of files.filter((file) => !known.has(file))) {
        const is_brotli = compressed.has(`${name}.br`);
        // oxlint-disable-next-line no-await-in-loop -- one at a time is held in memory
        const bytes = await readFile(path.join(folder, is_brotli ? `${name}.br` : name));
        // oxlint-disable-next-line no-await-in-loop
        await tx.insertInto('built_file').values({ name, is_brotli, bytes }).execute();
      }
      await tx
        .insertInto('web_build')
        .values({ hash, files, started_at: now })
        .onConflict((is) => is.column('hash').doUpdateSet({ started_at: now }))
        .execute();
    }),
  );
}

/** Reads a file of one of the last builds. @param name without a folder */
export async function findBuiltFile(db: Executor, name: string): Promise<BuiltFile | undefined> {
  return await db
    .selectFrom('built_file')
    .select(['is_brotli', 'bytes'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Deletes expired builds, and the files of no other build. */
export async function forgetOldBuilds(db: Executor, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lock(tx);
    const { numAffectedRows: gone = 0n } = await sql`
      delete from web_build using (
        select hash, row_number() over (order by started_at desc, hash) as place, max(started_at) over () as newest
        from web_build
      ) as builds
      where web_build.hash = builds.hash and (place > ${BUILDS}::integer or (place > 1
        and newest <= ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS}::integer)))`.execute(
      tx,
    );
    if (gone === 0n) return;
    await sql`
      delete from built_file where not exists (select from web_build where name = any (files))`.execute(
      tx,
    );
  });
}

async function lock(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

async function findNewest(db: Executor): Promise<string | undefined> {
  const newest = db.selectFrom('web_build').select('hash').orderBy('started_at', 'desc');
  return (await newest.orderBy('hash').limit(1).executeTakeFirst())?.hash;
}
