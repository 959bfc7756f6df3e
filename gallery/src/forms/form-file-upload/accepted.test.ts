import { expect, test } from 'vitest';
import { MAX_BYTES, refusalOf, sizeOf } from './accepted.ts';

test.each(['a.jpg', 'b.PNG', 'c.jpeg', 'd.tower.gif'])('accepts %s', (name) => {
  expect(refusalOf({ name, size: 10 })).toBeUndefined();
});

test.each(['list.pdf', 'png', 'photo.jpg.exe'])('rejects %s', (name) => {
  expect(refusalOf({ name, size: 10 })).toBe(`${name} is none of .jpg .png .jpeg .gif`);
});

test('rejects a file that is too large', () => {
  expect(refusalOf({ name: 'a.png', size: MAX_BYTES })).toBeUndefined();
  expect(refusalOf({ name: 'a.png', size: MAX_BYTES + 1 })).toBe('a.png is larger than 5 MB');
});

test.each([
  [12, '12 B'],
  [1536, '1.5 kB'],
  [4.6 * 1024 * 1024, '4.6 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text);
});
