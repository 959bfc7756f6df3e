// Tests rule station-gallery.
import { GALLERY_MASONRY } from '@pieno/contract/station-limits.ts';
import { expect, test } from 'vitest';
import { columnsAt, distribute } from './masonry-columns.ts';

test.each([
  [320, 2],
  [749, 2],
  [750, 2],
  [991, 2],
  [992, 3],
  [1920, 3],
])('a grid %i pixels wide has %i columns', (width, count) => {
  expect(columnsAt(GALLERY_MASONRY.columns, width)).toBe(count);
});

test("the gallery's image page has one column on a phone", () => {
  expect(columnsAt({ 0: 1, 750: 2, 992: 3 }, 390)).toBe(1);
});

test('items are distributed round-robin', () => {
  expect(distribute(['a', 'b', 'c', 'd', 'e'], 2).map(({ items }) => items)).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});
