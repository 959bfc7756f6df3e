import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { malformed } from '../errors.ts';
import { partOf } from './part-of.ts';

type Check = ReturnType<typeof validatorCompiler>;
type CheckResult = ReturnType<Check>;

/**
 * Compiles the check of a part of a request, as the type provider does. A part of which the schema says no more than that
 * its fields are texts, as of most parameters and queries, is looked at by hand first: the whole check costs as much as
 * three headers of the answer. Whatever is not plainly right gets the whole check. A `null` that the schema refuses is as
 * absent, but in a change: so .NET and Java send what is not set. No text may hold a NUL, which no table
 * can: where no schema has refused it, the request is unreadable (400).
 */
export const checkCompiler: FastifySchemaCompiler<$ZodType> = (part) => {
  const check = validatorCompiler(part);
  const fields = textFields(part.schema);
  const mayLackNulls = part.method !== 'PUT' || !isChange(part.schema);
  return (data) => {
    const checked =
      (fields && hasTexts(data, fields)) ||
      (mayLackNulls ? checkWithoutNulls(check, data) : check(data));
    // Not what was sent: of that nobody has said how deep it is.
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

/** Returns a copy in which an object lacks the null at this path; the same where there is none. */
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

/** True for texts, each of which may be left out: in a change a null would empty one, and is told as wrong. */
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
  /** How many must be there. */
  required: number;
}

/** @returns null for a schema that says more of a field, or that lets other fields through */
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

/** True when there are texts alone, each under a name of the schema, and as many as must be. */
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
