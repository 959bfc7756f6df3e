import { expect, test } from 'vitest';
import { fields, list, nullable, number, oneOf, orElse, text } from './stored-shape.ts';

const readStop = fields({ id: number, name: text, note: nullable(text) });
const stop = { id: 1, name: 'ACTON', note: null };

test('reads what was stored, without the fields of another version', () => {
  expect(readStop({ ...stop, gone: true })).toEqual(stop);
  expect(list(readStop)([stop])).toEqual([stop]);
});

test.each([null, 'ACTON', [], [stop], {}, { ...stop, id: '1' }, { ...stop, note: 3 }])(
  '%j is rejected',
  (stored) => expect(() => readStop(stored)).toThrow(TypeError),
);

test('reads one of several strings, or the default', () => {
  const read = orElse(oneOf('a', 'b'), 'a');
  expect(read('b')).toBe('b');
  expect(read('c')).toBe('a');
});
