import { expect, test } from 'vitest';
import { ENTRIES, type Entry } from './entries.ts';
import { searchEntries, wordsOf } from './search-entries.ts';

const entry = (title: string, text: string): Entry => ({ kind: 'Help', title, text, path: '/faq' });
const MUG = entry('Travel mug', 'Keeps the coffee warm');
const COFFEE = entry('Coffee by the road', 'Where it is good');
const MAP = entry('The map', 'Every road, and no mug');
const found = (query: string) => searchEntries([MUG, COFFEE, MAP], query);

test('every word has to be there, in any case and any order', () => {
  expect(found('WARM mug')).toEqual([MUG]);
  expect(found('mug road')).toEqual([MAP]);
  expect(found('mug tyre')).toEqual([]);
});

test('what bears the words in its title comes first', () => {
  expect(found('coffee')).toEqual([COFFEE, MUG]);
});

test('without words nothing is found', () => {
  expect(found('  ')).toEqual([]);
});

test('a word counts once', () => {
  expect(wordsOf(' Mug  mug warm ')).toEqual(['mug', 'warm']);
});

test('everything is found by its own title', () => {
  for (const one of ENTRIES) expect(searchEntries(ENTRIES, one.title)).toContain(one);
});
