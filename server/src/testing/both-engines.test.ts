import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ON_BOTH_ENGINES } from '../../both-engines.ts';

const cwd = path.join(import.meta.dirname, '../..');

test.each(ON_BOTH_ENGINES)('%s, which both engines run, names tests', (pattern) => {
  expect(globSync(pattern, { cwd })).not.toEqual([]);
});

/** Folders that are tested through another one. */
const TESTED_BY = new Map([
  ['src/modules/changes', 'src/modules/board'],
  ['src/modules/mail', 'src/modules/owners'],
  ['src/modules/second-factor', 'src/modules/accounts'],
]);

test('a file that handles PostgreSQL differently runs on both engines', () => {
  const covered = new Set(ON_BOTH_ENGINES.flatMap((pattern) => globSync(pattern, { cwd })));
  const differs = globSync('src/**/*.test.ts', { cwd, exclude: ['src/testing/**'] }).filter(
    (file) => /copyTemplate\(|kind === 'postgres'/.test(readFileSync(path.join(cwd, file), 'utf8')),
  );
  expect(differs.filter((file) => !covered.has(file))).toEqual([]);
});

test('a folder with SQL of its own, locks or transactions has tests that both engines run', () => {
  const depends = /sql`|\.(forUpdate|forShare|skipLocked|onConflict)\(|inTransaction\(/;
  const folders = globSync('src/**/*.ts', { cwd, exclude: ['**/*.test.ts', 'src/testing/**'] })
    .filter((file) => depends.test(readFileSync(path.join(cwd, file), 'utf8')))
    .map((file) => path.dirname(file));
  const covered = new Set(
    ON_BOTH_ENGINES.flatMap((pattern) => globSync(pattern, { cwd })).map((file) =>
      path.dirname(file),
    ),
  );
  const tests = new Set(folders.map((folder) => TESTED_BY.get(folder) ?? folder));
  expect([...tests].filter((folder) => !covered.has(folder))).toEqual([]);
});
