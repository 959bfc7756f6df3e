// Tests rule earlier-files.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { countStatements } from '../../testing/database/count-statements.ts';
import { emptyTables, sharedTestDatabase } from '../../testing/database/database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { findBuiltFile, forgetOldBuilds, keepBuild } from './built-files.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
let database: Database;
beforeAll(async () => {
  database = await sharedTestDatabase();
});
beforeEach(() => emptyTables(database));

/** A build of files that contain their names, with compressed copies. */
function build(...names: string[]): string {
  const folder = path.join(temporaryFolder(), 'assets');
  mkdirSync(folder);
  for (const name of names) {
    writeFileSync(path.join(folder, name), name);
    if (name.endsWith('.js'))
      writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(name));
    writeFileSync(path.join(folder, `${name}.gz`), 'never read');
  }
  return folder;
}
const ONE = () => build('shared-1.js', 'one-1.js', 'one-1.woff2');
const TWO = () => build('shared-1.js', 'two-2.js');

async function names(): Promise<string[]> {
  const rows = await database.kysely.selectFrom('built_file').select('name').execute();
  return rows.map(({ name }) => name).toSorted();
}

test('all files of a build are stored, compressed where the build has compressed them', async () => {
  await keepBuild(database, ONE(), at(1));
  expect(await names()).toEqual(['one-1.js', 'one-1.woff2', 'shared-1.js']);
  const [script, font] = await Promise.all(
    ['one-1.js', 'one-1.woff2'].map((name) => findBuiltFile(database.kysely, name)),
  );
  expect(font).toEqual({ is_brotli: false, bytes: Buffer.from('one-1.woff2') });
  expect(script!.is_brotli).toBe(true);
  expect(brotliDecompressSync(script!.bytes).toString()).toBe('one-1.js');
});

test('of ten concurrent starts one writes, and the next start writes nothing', async () => {
  const folder = ONE();
  await Promise.all(Array.from({ length: 10 }, () => keepBuild(database, folder, at(1))));
  const { db, count } = countStatements(database.kysely);
  const withoutTimeouts = () => Promise.reject(new Error('it writes'));
  await keepBuild({ kysely: db, withoutTimeouts }, folder, at(2));
  expect(count()).toBe(1);
  expect(await names()).toHaveLength(3);
});

test('the last two builds stay, the older one for fourteen days, the newest without limit', async () => {
  await keepBuild(database, ONE(), at(1));
  await keepBuild(database, TWO(), at(3));
  await forgetOldBuilds(database.kysely, at(16));
  expect(await names()).toEqual(['one-1.js', 'one-1.woff2', 'shared-1.js', 'two-2.js']);
  await forgetOldBuilds(database.kysely, at(17));
  expect(await names()).toEqual(['shared-1.js', 'two-2.js']);
  await forgetOldBuilds(database.kysely, at(400));
  expect(await names()).toEqual(['shared-1.js', 'two-2.js']);
});

test('a third build deletes the first one, unless that was started again since', async () => {
  await keepBuild(database, ONE(), at(1));
  await keepBuild(database, TWO(), at(2));
  await keepBuild(database, ONE(), at(3));
  await keepBuild(database, build('three-3.js'), at(4));
  await forgetOldBuilds(database.kysely, at(4));
  expect(await names()).toEqual(['one-1.js', 'one-1.woff2', 'shared-1.js', 'three-3.js']);
});

test('without a build nothing is written', async () => {
  await keepBuild(database, path.join(temporaryFolder(), 'assets'), at(1));
  expect(await names()).toEqual([]);
});
