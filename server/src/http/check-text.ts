import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { malformed } from '../errors.ts';
import { partOf } from './part-of.ts';

type Check = ReturnType<typeof validatorCompiler>;
type CheckResult = ReturnType<Check>;

/**
 * Compiles the validation of a part of a request, as the type provider does. Where the schema only requires texts, as
 * for most parameters and queries, a cheap check by hand comes first: the full check costs as much as three headers of
 * the answer. A `null` that the schema rejects counts as absent, except in a change, because .NET and Java send null
 * for unset fields. A text with a NUL, which no table can store, makes the request unreadable (400) unless its schema
 * has rejected it.
 */
export const checkCompiler: FastifySchemaCompiler<$ZodType> = (part) => {
  const check = validatorCompiler(part);
  const fields = textFields(part.schema);
  const mayLackNulls = part.method !== 'PUT' || !isChange(part.schema);
  return (data) => {
    const checked =
      (fields && hasTexts(data, fields)) ||
      (mayLackNulls ? checkWithoutNulls(check, data) : check(data));
    // The checked value, not the data as sent: that may be nested arbitrarily deep.
    const taken: unknown = checked === true ? data : (checked as { value?: unknown }).value;
    return hasNul(taken) ? { error: malformed() } : checked;
  };
};

function checkWithoutNulls(check: Check, data: unknown): CheckResult {
  const checked = check(data);
  const { error = [] } = checked as { error?: readonly { instancePath: string }[] };
  const left = error.reduce(
    (rest, { instancePath }) => withoutNull(rest, instancePath.split('/').slice(1)),
    data,
  );
  return left === data ? checked : check(left);
}

/** Returns a copy without the null at this path; the same data when there is none. */
function withoutNull(data: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const part = partOf(data, name);
  if (part === undefined) return data;
  if (rest.length > 0) {
    const left = withoutNull(part, rest);
    if (left === part) return data;
    return Array.isArray(data)
      ? data.with(Number(name), left)
      : { ...(data as object), [name]: left };
  }
  if (part !== null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data as object).filter(([each]) => each !== name));
}

/** True for an object of optional texts: in such a change, null would empty a text and is an error. */
function isChange(schema: $ZodType): boolean {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'nullable') return isChange(def.innerType);
  if (def.type !== 'object') return false;
  const fields = Object.values(def.shape).map((field) => (field as $ZodTypes)._zod.def);
  const inner = fields.map((field) => field.type === 'optional' && field.innerType);
  return (
    inner.every((field) => field !== false) &&
    inner.some((field) => field && (field as $ZodTypes)._zod.def.type !== 'boolean')
  );
}

const hasNul = (data: unknown): boolean =>
  typeof data === 'string'
    ? data.includes('\0')
    : typeof data === 'object' && data !== null && Object.values(data).some(hasNul);

interface TextFields {
  names: ReadonlySet<string>;
  required: number;
}

/** @returns null when the schema restricts a field further, or accepts unknown fields */
function textFields(schema: $ZodType): TextFields | null {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type !== 'object' || def.catchall || def.checks?.length) return null;
  const fields = Object.values(def.shape).map((field) => {
    const inner = (field as $ZodTypes)._zod.def;
    const isOptional = inner.type === 'optional';
    return { isOptional, isText: isText(isOptional ? inner.innerType : field) };
  });
  if (!fields.every(({ isText: is }) => is)) return null;
  const required = fields.filter(({ isOptional }) => !isOptional).length;
  return required === fields.length || required === 0
    ? { names: new Set(Object.keys(def.shape)), required }
    : null;
}

function isText(schema: $ZodType): boolean {
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === 'string' && !def.checks?.length && !('format' in def) && !def.coerce;
}

/** True when the data holds only texts under the schema's names, including the required ones. */
function hasTexts(data: unknown, { names, required }: TextFields): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const found = Object.keys(data);
  if (found.length < required) return false;
  for (const name of found) {
    if (typeof (data as Record<string, unknown>)[name] !== 'string' || !names.has(name))
      return false;
  }
  return true;
}
