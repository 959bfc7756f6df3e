import fc from 'fast-check';

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  format?: string;
  pattern?: string;
}

/** Existing values by the name of their field; undefined for an unknown name. */
export type Known = (name: string) => readonly unknown[] | undefined;

/** Longer lists would only cost time; their limits have separate tests. */
const MOST_ITEMS = 4;
/** Longer texts are among the odd ones. */
const MOST_CHARACTERS = 40;
const DAY_MS = 86_400_000;

/** Texts that often cause errors. */
export const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\u202Egro.elpmaxe',
  '\u200B',
  '\uFEFF',
  '👨‍👩‍👧‍👦',
  'e\u0301'.repeat(200),
  'A'.repeat(300),
  'à'.repeat(9_000),
  "'; drop table app_user; --",
  '<script>alert(1)</script>',
  '%s%n{{7*7}}${7*7}',
  '../../etc/passwd',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '99999999999999999999',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
] as const;

/** Values that hardly any schema accepts. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...ODD_TEXTS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: [] } }),
  fc.constantFrom<unknown>(0, -0, -1, 0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer(),
);

/** Values that fit a schema. @param name of the field, for existing values */
export function fitting(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const own = bySchema(schema, known, name);
  // A known value of `reason` is a text; an enum accepts only its own values.
  const there = schema.enum ? undefined : known(name);
  return there?.length
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: own })
    : own;
}

function bySchema(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, known, name)));
  if (schema.allOf) return bySchema(Object.assign({}, ...schema.allOf) as Schema, known, name);
  const types = [schema.type ?? 'unknown'].flat();
  return fc.oneof(...types.map((type) => ofType({ ...schema, type }, known, name)));
}

function ofType(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array': {
      const { minItems: minLength = 0, maxItems = MOST_ITEMS, items = {} } = schema;
      const maxLength = Math.max(minLength, Math.min(maxItems, MOST_ITEMS));
      return fc.array(fitting(items, known, name), { minLength, maxLength });
    }
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { properties, required = [], propertyNames = {}, additionalProperties } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, fitting(field, known, name)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
  }
  if (typeof additionalProperties !== 'object') return fc.constant({});
  const key = fitting({ type: 'string', ...propertyNames }, known, 'key') as fc.Arbitrary<string>;
  const options = { maxKeys: 3, noNullPrototype: true };
  return fc.dictionary(key, fitting(additionalProperties, known), options);
}

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: Schema) {
  const now = Date.parse('2026-11-21T08:00:00Z');
  if (format === 'date-time') {
    const days = fc.constantFrom(-400, -30, -3, -1, 0, 0, 0, 1, 3, 400);
    const shift = fc.integer({ min: -DAY_MS, max: 0 });
    return fc
      .tuple(days, shift)
      .map(([day, ms]) => new Date(now + day * DAY_MS + ms).toISOString());
  }
  if (format === 'uuid') return fc.uuid({ version: [4, 7] });
  if (format === 'email') return fc.emailAddress();
  // No request leaves this machine.
  if (format === 'uri') return fc.constantFrom('https://localhost:9/', 'https://127.0.0.1:9/a.csv');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 30 });
  const longest = Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS));
  const units = ['grapheme-ascii', 'grapheme'] as const;
  const short = units.map((unit) => fc.string({ unit, minLength, maxLength: longest }));
  const bounds = [minLength, ...(maxLength < 10_000 ? [maxLength] : [])];
  return fc.oneof(...short, fc.constantFrom(...bounds.map((length) => 'a'.repeat(length))));
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const low = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum);
  const high = Math.max(low + 1, Math.min(maximum ?? 1_000_000, 2 ** 31 - 1));
  if (type === 'integer') {
    const min = exclusiveMinimum === undefined ? Math.ceil(low) : Math.floor(low) + 1;
    return fc.oneof(fc.integer({ min, max: high }), fc.constantFrom(min, high));
  }
  // Prices have three decimals, and are near real ones.
  const thousandths = { min: Math.floor(low * 1_000) + 1, max: Math.floor(high * 1_000) };
  const price = { min: 1_400, max: 2_000 };
  const isPrice = thousandths.min <= price.min && thousandths.max >= price.max;
  return fc
    .oneof(fc.integer(thousandths), fc.integer(isPrice ? price : thousandths))
    .map((value) => value / 1_000);
}

/** Changes one place of a value: replaces it by an odd one, removes it, or adds a field beside it. */
export function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom('replace', 'replace', 'leave out', 'add');
  return fc
    .tuple(value, fc.nat(), how, oddValue, fc.constantFrom('extra', '__proto__', 'id', 'role', ''))
    .map(([whole, at, deed, odd, name]) => {
      const paths = placesOf(whole);
      return changed(whole, paths[at % paths.length]!, deed, odd, name);
    });
}

function placesOf(value: unknown, path: readonly string[] = []): string[][] {
  const here = [[...path]];
  if (typeof value !== 'object' || value === null) return here;
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key])),
  ];
}

function changed(
  value: unknown,
  [key, ...rest]: readonly string[],
  deed: string,
  odd: unknown,
  name: string,
): unknown {
  if (key === undefined) {
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
    return deed === 'add' && isPlain ? withField(value, name, odd) : odd;
  }
  if (Array.isArray(value)) {
    const index = Number(key);
    return deed === 'leave out' && rest.length === 0
      ? value.toSpliced(index, 1)
      : value.with(index, changed(value[index], rest, deed, odd, name));
  }
  const { [key]: part, ...others } = value as Record<string, unknown>;
  if (deed === 'leave out' && rest.length === 0) return others;
  return withField(others, key, changed(part, rest, deed, odd, name));
}

/** Keeps `__proto__` as an ordinary field, which JSON allows. */
const withField = (value: object, name: string, field: unknown): object =>
  Object.fromEntries([...Object.entries(value), [name, field]]);
