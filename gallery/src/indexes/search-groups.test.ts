import { expect, test } from 'vitest';
import { ELEMENT_GROUPS } from '../groups.ts';
import { searchGroups } from './search-groups.ts';

const found = (query: string) =>
  searchGroups(ELEMENT_GROUPS, query).flatMap(({ routes }) => Object.keys(routes));

test('an empty query matches everything', () => {
  const all = ELEMENT_GROUPS.flatMap(({ routes }) => Object.keys(routes));
  expect(found('  ')).toEqual(all);
});

test.each(['Header Menu', 'header menu', ' HEADER ', '/header-menu', 'header-menu'])(
  'finds the header menu by "%s"',
  (query) => {
    expect(found(query)).toEqual(['/header-menu']);
  },
);

test('a group without a match is omitted', () => {
  expect(searchGroups(ELEMENT_GROUPS, 'sidebar').map(({ name }) => name)).toEqual([
    'Header, footer and menus',
  ]);
});

test('a query without a match finds nothing', () => {
  expect(searchGroups(ELEMENT_GROUPS, 'carburettor')).toEqual([]);
});
