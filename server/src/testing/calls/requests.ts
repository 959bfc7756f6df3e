import fc from 'fast-check';
import { formOf } from './forms.ts';
import { SAMPLES } from './samples.ts';
import { fitting, nearly, ODD_TEXTS, oddValue, type Known, type Schema } from './schema-values.ts';

/** The OpenAPI description of a call. */
export interface Operation {
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  parameters?: {
    in: 'path' | 'query' | 'header';
    name: string;
    required?: boolean;
    schema: Schema;
  }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface DescribedCall {
  /** As in the description: `/api/business/{id}`. */
  path: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  operation: Operation;
}

/** A request without the sender's headers. */
export interface AnyRequest {
  method: DescribedCall['method'];
  url: string;
  headers: Record<string, string>;
  /** For a form, each character is a byte. */
  payload?: string;
}

const ODD_HEADERS: Record<string, readonly string[]> = {
  'content-type': [
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/json; charset=utf-8; a="b',
    'APPLICATION/JSON',
  ],
  'idempotency-key': ['', 'x', 'a'.repeat(300), 'è', '../..', '0', "'"],
  'if-none-match': ['*', '""', 'W/"x"', '"a", "b"', 'x'.repeat(500)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: ['bytes=0-', 'bytes=5-2', 'bytes=-1', 'bytes=0-0,2-3', 'apples=1-2'],
  accept: ['*/*', 'text/html', 'image/webp', ';', 'application/json;q=2'],
  'accept-encoding': ['br', 'gzip;q=0', 'identity;q=0', '*;q=0', ',', 'br;q=x'],
  'accept-language': ['de', '*', '\u00FF'],
  origin: ['null', 'https://elsewhere.example'],
  cookie: ['=', 'a=b; __proto__=c', 'x'.repeat(2_000)],
  'x-forwarded-for': ['unknown', '10.0.0.1, ::1', 'x'.repeat(500)],
  'x-http-method-override': ['DELETE'],
};

/** Without segments of dots only, which clients resolve as folders. */
const ODD_SEGMENTS = [
  ...ODD_TEXTS.filter((text) => text.length < 300 && text.isWellFormed()),
  '0',
  '-0',
  '1.5',
  '1/2',
  '2147483648',
  '9'.repeat(9),
  '9'.repeat(30),
  'a'.repeat(199),
  'a'.repeat(201),
]
  .filter((text) => text.trim() !== '')
  .map(encodeURIComponent)
  .concat('%ED%A0%80', '%00', '%', '%zz', '%C0%AE', '%2F', '%3F', '1%00');

const ODD_QUERIES = [
  '&',
  '=',
  'a',
  '%',
  '%00=%00',
  'a[b]=c',
  'a=1&a=2',
  '__proto__=x',
  '%ED%A0%80=1',
];

/** Requests of a call: half fit the description, the others violate it in one place or more. */
export function requestsOf(call: DescribedCall, known: Known): fc.Arbitrary<AnyRequest> {
  return fc
    .constantFrom(false, false, true)
    .chain((isOdd) =>
      fc.record({
        url: urlOf(call, known, isOdd),
        body: bodyOf(call, known, isOdd),
        headers: headersOf(isOdd),
      }),
    )
    .map(({ url, body, headers }) => ({
      method: call.method,
      url,
      headers: { ...(body && { 'content-type': body.type }), ...headers },
      ...(body && { payload: body.text }),
    }));
}

const mostly = <T>(arbitrary: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, isOdd: boolean) =>
  isOdd ? fc.oneof({ weight: 2, arbitrary }, { weight: 1, arbitrary: odd }) : arbitrary;

function urlOf({ path, operation }: DescribedCall, known: Known, isOdd: boolean) {
  const { parameters = [] } = operation;
  const segments = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => {
      const own = fitting(schema, known, `${path} ${name}`)
        .map(String)
        .filter((text) => text.isWellFormed() && !/^\.{0,2}$/.test(text))
        .map(encodeURIComponent);
      const segment = mostly(own, fc.constantFrom(...ODD_SEGMENTS), isOdd);
      return [name, segment] as const;
    });
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required, schema }) => {
      const value = fitting(schema, known, name).map(String);
      const odd = fc.constantFrom<string>(...ODD_TEXTS);
      const one = mostly(value, odd, isOdd).map((text): [string, string] => [name, text]);
      const twice = isOdd ? fc.array(one, { maxLength: 2 }) : one.map((pair) => [pair]);
      return required && !isOdd ? twice : fc.option(twice, { nil: [] });
    });
  const odd = isOdd ? fc.option(fc.constantFrom(...ODD_QUERIES), { freq: 3 }) : fc.constant(null);
  return fc
    .tuple(fc.record(Object.fromEntries(segments)), fc.tuple(...pairs), odd)
    .map(([values, query, extra]) => {
      const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
      const text = new URLSearchParams(query.flat()).toString();
      const search = [text, extra ?? ''].filter((part) => part !== '').join('&');
      return search === '' ? at : `${at}?${search}`;
    });
}

function headersOf(isOdd: boolean): fc.Arbitrary<Record<string, string>> {
  const key = fc.option(
    fc.uuid().map((value) => ({ 'idempotency-key': value })),
    { nil: {} },
  );
  if (!isOdd) return key;
  const odd = fc
    .constantFrom(...Object.keys(ODD_HEADERS))
    .chain((name) => fc.constantFrom(...ODD_HEADERS[name]!).map((value) => [name, value] as const));
  return fc.array(odd, { maxLength: 2 }).map((headers) => Object.fromEntries(headers));
}

interface Body {
  type: string;
  text: string;
}

function bodyOf({ operation, method, path }: DescribedCall, known: Known, isOdd: boolean) {
  const { content = {} } = operation.requestBody ?? {};
  const [type, described] = Object.entries(content)[0] ?? ['application/json', undefined];
  const broken = fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1e999',
    '{"a":1}x',
    '\uFEFF{}',
    '[['.repeat(300),
  );
  const json = (value: unknown): Body => ({
    type: 'application/json',
    text: JSON.stringify(value),
  });
  if (!described) {
    if (method === 'GET' || !isOdd) return fc.constant(undefined);
    return fc.option(
      broken.map((text): Body => ({ type, text })),
      { nil: undefined },
    );
  }
  if (type === 'multipart/form-data') return formOf(described.schema, isOdd);
  if (type !== 'application/json') {
    const text = fc.constantFrom(
      'state=a&code=b',
      'state=%00',
      'user=%7B',
      '&&',
      'a'.repeat(9_000),
    );
    return text.map((value): Body => ({ type, text: value }));
  }
  const samples = SAMPLES[`${method} ${path}`];
  const any = fitting(described.schema, known);
  const value = samples ? fc.oneof(fc.constantFrom<unknown>(...samples), any) : any;
  const fits: fc.Arbitrary<Body | undefined> = value.map(json);
  if (!isOdd) return fits;
  return fc.oneof(
    { weight: 3, arbitrary: fits },
    { weight: 6, arbitrary: nearly(value).map(json) },
    { weight: 2, arbitrary: nearly(nearly(value)).map(json) },
    { weight: 1, arbitrary: oddValue.map(json) },
    { weight: 1, arbitrary: broken.map((text): Body => ({ type, text })) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}
