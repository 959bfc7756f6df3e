import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ON_BOTH_ENGINES } from '../../both-engines.ts';

const cwd = path.join(import.meta.dirname, '../..');

/** The patterns without braces: each alternative must name tests, as a moved file would no longer run on both. */
const unfold = (pattern: string): string[] => {
  const braces = /\{([^{}]*)\}/.exec(pattern);
  if (!braces) return [pattern];
  return braces[1]!.split(',').flatMap((each) => unfold(pattern.replace(braces[0], each)));
};

test.each(ON_BOTH_ENGINES.flatMap(unfold))('%s, which both engines run, names tests', (pattern) => {
  expect(globSync(pattern, { cwd })).not.toEqual([]);
});

/** Subjects that are tested through another one. */
const TESTED_BY = new Map([
  ['changes', 'board'],
  ['src/calls', 'people'],
  ['mail', 'reminders'],
  ['second-factor', 'accounts'],
  ['social', 'accounts'],
  ['tills', 'prices'],
]);

/** The subject of a folder in calls and modules; elsewhere the folder. */
function thingOf(file: string): string {
  const [, storey, thing] = file.split('/');
  const isThing = storey === 'calls' || storey === 'modules';
  return isThing && thing && !thing.includes('.') ? thing : path.dirname(file);
}

test('a file that handles PostgreSQL differently runs on both engines', () => {
  const covered = new Set(ON_BOTH_ENGINES.flatMap((pattern) => globSync(pattern, { cwd })));
  const differs = globSync('src/**/*.test.ts', { cwd, exclude: ['src/testing/**'] }).filter(
    (file) => /copyTemplate\(|kind === 'postgres'/.test(readFileSync(path.join(cwd, file), 'utf8')),
  );
  expect(differs.filter((file) => !covered.has(file))).toEqual([]);
});

test('a subject with its own SQL, locks or transactions has tests on both engines', () => {
  const depends = /sql`|\.(forUpdate|forShare|skipLocked|onConflict)\(|inTransaction\(/;
  const things = globSync('src/**/*.ts', { cwd, exclude: ['**/*.test.ts', 'src/testing/**'] })
    .filter((file) => depends.test(readFileSync(path.join(cwd, file), 'utf8')))
    .map(thingOf);
  const covered = new Set(
    ON_BOTH_ENGINES.flatMap((pattern) => globSync(pattern, { cwd })).map(thingOf),
  );
  const tested = new Set(things.map((thing) => TESTED_BY.get(thing) ?? thing));
  expect([...tested].filter((thing) => !covered.has(thing))).toEqual([]);
});
