// Tests rule error-fields.
import { expect, test } from 'vitest';
import {
  _default,
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  optional,
  strictObject,
  string,
} from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { checkCompiler } from './check-text.ts';

const part = { method: 'GET', url: '/', httpPart: 'querystring' };
/** True alone, or the result of the full check. */
const checked = (schema: $ZodType, data: unknown): unknown =>
  checkCompiler({ ...part, schema })(data);
const decade = object({ decade: string() });
const area = object({ area: optional(string()) });

test.each([
  [decade, { decade: '10' }],
  [area, { area: 'SM' }],
  [area, {}],
])('plainly valid data skips the full check', (schema, data) => {
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
])('%s gets the full check', (_what, schema, data, isRight) => {
  expect(checked(schema, data)).toHaveProperty(isRight ? 'value' : 'error');
});

const prices = object({
  prices: array(object({ id: number(), sure: optional(boolean()), until: nullable(string()) })),
  sure: optional(boolean()),
  at: _default(string(), 'now'),
});

test('null in an optional field counts as absent; a field that accepts null keeps it, and it hides no other error', () => {
  const price = { id: 1, sure: null, until: null };
  const sent = { prices: [price], sure: null, at: null };
  const taken = { prices: [{ id: 1, until: null }], at: 'now' };
  expect(checked(prices, sent)).toEqual({ value: taken });
  expect(sent.sure).toBeNull();
  for (const wrong of [
    { prices: null },
    { prices: [null] },
    { prices: [{ ...price, id: null }] },
    { prices: [{ ...price, id: '1' }], sure: null },
  ]) {
    expect(checked(prices, wrong)).toHaveProperty('error');
  }
});

test('null in a change of texts is an error, as it would empty a text; a new object has no text to empty', () => {
  const texts = nullable(object({ name: optional(string()), dark: optional(boolean()) }));
  const sent = (method: string, schema: $ZodType, data: unknown) =>
    checkCompiler({ ...part, method, schema })(data);
  expect(sent('PUT', texts, { name: null })).toHaveProperty('error');
  expect(sent('POST', texts, { name: null, dark: null })).toEqual({ value: {} });
  expect(sent('PUT', object({ sure: optional(boolean()) }), { sure: null })).toEqual({ value: {} });
});

test('fields that no schema names are dropped', () => {
  expect(checked(area, { area: 'SM', more: 'x' })).toEqual({ value: { area: 'SM' } });
});

test.each<[string, $ZodType, unknown]>([
  ['a text', decade, { decade: '1\0' }],
  ['a text in a list', object({ names: array(string()) }), { names: ['a', '\0'] }],
])('a NUL is rejected in %s', (_what, schema, data) => {
  expect(checked(schema, data)).toMatchObject({ error: { kind: 'malformed' } });
});
