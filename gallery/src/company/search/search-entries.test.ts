import { expect, test } from 'vitest';
import { ENTRIES, type Entry } from './entries.ts';
import { searchEntries, wordsOf } from './search-entries.ts';

const entry = (title: string, text: string): Entry => ({ kind: 'Help', title, text, path: '/faq' });
const MUG = entry('Travel mug', 'Keeps the coffee warm');
const COFFEE = entry('Coffee by the road', 'Where it is good');
const MAP = entry('The map', 'Every road, and no mug');
const found = (query: string) => searchEntries([MUG, COFFEE, MAP], query);

test('every word must match, in any case and order', () => {
  expect(found('WARM mug')).toEqual([MUG]);
  expect(found('mug road')).toEqual([MAP]);
  expect(found('mug tyre')).toEqual([]);
});

test('matches in the title come first', () => {
  expect(found('coffee')).toEqual([COFFEE, MUG]);
});

test('an empty query finds nothing', () => {
  expect(found('  ')).toEqual([]);
});

test('a repeated word of the query counts once', () => {
  expect(wordsOf(' Mug  mug warm ')).toEqual(['mug', 'warm']);
});

test('every entry is found by its title', () => {
  for (const one of ENTRIES) expect(searchEntries(ENTRIES, one.title)).toContain(one);
});
