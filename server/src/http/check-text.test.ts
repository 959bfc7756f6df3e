import { expect, test } from 'vitest';
import { array, maxLength, number, object, optional, strictObject, string } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { checkCompiler } from './check-text.ts';

const part = { method: 'GET', url: '/', httpPart: 'querystring' };
/** True alone, or what the whole check says. */
const checked = (schema: $ZodType, data: unknown): unknown =>
  checkCompiler({ ...part, schema })(data);
const decade = object({ decade: string() });
const area = object({ area: optional(string()) });

test.each([
  [decade, { decade: '10' }],
  [area, { area: 'SM' }],
  [area, {}],
])('what is plainly right is not checked again', (schema, data) => {
  expect(checked(schema, data)).toBe(true);
});

test.each<[string, $ZodType, unknown, boolean]>([
  ['a missing text', decade, {}, false],
  ['one twice', area, { area: ['SM', 'confine'] }, false],
  ['another field', area, { area: 'SM', more: 'x' }, true],
  ['nothing', area, null, false],
  ['a list', area, [], false],
  ['a number', area, 5, false],
  ['a number in a text', decade, { decade: 10 }, false],
  ['a schema with a limit', object({ name: string().check(maxLength(2)) }), { name: 'abc' }, false],
  ['a schema with a number', object({ id: number() }), { id: '1' }, false],
  ['a schema that allows nothing else', strictObject({ id: string() }), { id: '1', a: '' }, false],
])('%s gets the whole check', (_what, schema, data, isRight) => {
  expect(checked(schema, data)).toHaveProperty(isRight ? 'value' : 'error');
});

test('fields that no schema names do not arrive', () => {
  expect(checked(area, { area: 'SM', more: 'x' })).toEqual({ value: { area: 'SM' } });
});

test.each<[string, $ZodType, unknown]>([
  ['a text', decade, { decade: '1\0' }],
  ['a text in a list', object({ names: array(string()) }), { names: ['a', '\0'] }],
])('a NUL is refused in %s', (_what, schema, data) => {
  expect(checked(schema, data)).toMatchObject({ error: { status: 400 } });
});
