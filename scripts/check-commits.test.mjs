import { expect, test } from 'vitest';
import { problemOf, subjectsToCheck } from './check-commits.mjs';

test.each([
  'prices: hold a row far from its own last price',
  'home, ranking: put the last fuel first',
  'web/build: bring the two plugins together',
  'docs/product.md: address the reader',
  `db: ${'a'.repeat(68)}`,
])('"%s" is a subject', (subject) => {
  expect(problemOf(subject)).toBeUndefined();
});

test.each([
  [`db: ${'a'.repeat(69)}`, '73 characters, at most 72'],
  ['Hold a row far from its own last price', 'not "area: what it does"'],
  ['prices:hold a row', 'not "area: what it does"'],
  ['prices: hold a row.', 'ends like a sentence'],
  ['prices: holds a row', '"holds" is no order, like "add" or "show"'],
  ['prices: holding a row', '"holding" is no order, like "add" or "show"'],
  ['prices: Added a gate', '"added" is no order, like "add" or "show"'],
  ['prices: made a gate', '"made" is no order, like "add" or "show"'],
])('"%s": %s', (subject, problem) => {
  expect(problemOf(subject)).toBe(problem);
});

/** A git that knows the first commit to check or not, and a last tag or none. */
const git = ({ reachesBack, tag }) => {
  const calls = [];
  const answer = (command, ...args) => {
    calls.push([command, ...args].join(' '));
    if (command === 'cat-file') return reachesBack ? 'commit' : undefined;
    if (command === 'describe') return tag;
    return 'db: newer\ndb: older';
  };
  return { answer, calls };
};

test('the subjects since the last tag are checked, never those before the rule', () => {
  const { answer, calls } = git({ reachesBack: true, tag: 'v1.2.0' });
  expect(subjectsToCheck(answer)).toEqual(['db: newer', 'db: older']);
  expect(calls.at(-1)).toMatch(/^log .* HEAD \^[0-9a-f]{40} \^v1\.2\.0$/);
});

test('without a tag the rule begins at its first commit', () => {
  const { answer, calls } = git({ reachesBack: true, tag: undefined });
  expect(subjectsToCheck(answer)).toHaveLength(2);
  expect(calls.at(-1)).toMatch(/^log .* HEAD \^[0-9a-f]{40}$/);
});

test('where the history does not reach back, nothing is checked', () => {
  const { answer, calls } = git({ reachesBack: false, tag: 'v1.2.0' });
  expect(subjectsToCheck(answer)).toBeUndefined();
  expect(calls).toHaveLength(1);
});
