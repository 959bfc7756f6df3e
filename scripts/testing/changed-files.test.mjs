import { expect, test } from 'vitest';
import { baseOfChange, changedFiles, isRevision } from './changed-files.mjs';

test('distinguishes a revision from an unknown name', () => {
  expect([isRevision('HEAD'), isRevision('no-such-revision')]).toEqual([true, false]);
});

test('lists changed and new files once each', () => {
  const git = (command) => (command === 'diff' ? 'web/a.ts\nweb/gone.ts' : 'web/new.ts');
  expect(changedFiles('HEAD', git)).toEqual(['web/a.ts', 'web/gone.ts', 'web/new.ts']);
});

test.each([
  ['a branch, with where it left main', { head: 'b', fork: 'a', status: '' }, 'a'],
  ['a changed main, with its last commit', { head: 'a', fork: 'a', status: ' M a.ts' }, 'HEAD'],
  ['an unchanged main, with the commit before', { head: 'a', fork: 'a', status: '' }, 'HEAD~1'],
])('compares %s', (_, { head, fork, status }, base) => {
  const answers = { 'rev-parse': head, 'merge-base': fork, status };
  expect(baseOfChange((command) => answers[command])).toBe(base);
});
