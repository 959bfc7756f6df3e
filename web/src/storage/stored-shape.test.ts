import { expect, test } from 'vitest';
import { fields, list, nullable, number, oneOf, orElse, text } from './stored-shape.ts';

const readStop = fields({ id: number, name: text, note: nullable(text) });
const stop = { id: 1, name: 'ACTON', note: null };

test('what was stored comes back, without the fields of another version', () => {
  expect(readStop({ ...stop, gone: true })).toEqual(stop);
  expect(list(readStop)([stop])).toEqual([stop]);
});

test.each([null, 'ACTON', [], [stop], {}, { ...stop, id: '1' }, { ...stop, note: 3 }])(
  '%j is none',
  (stored) => expect(() => readStop(stored)).toThrow(TypeError),
);

test('one of several words, or else what is said otherwise', () => {
  const read = orElse(oneOf('a', 'b'), 'a');
  expect(read('b')).toBe('b');
  expect(read('c')).toBe('a');
});
