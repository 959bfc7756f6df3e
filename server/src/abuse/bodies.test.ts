// Malicious request bodies: to break a parser, to access other data, or sent by another site's page.
// Tests rule input-limits.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { BODY_MAX_BYTES } from '@pieno/contract/limits.ts';
import { ANNA, asUser, onlyAnna } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import { AS_JSON, type Attacker } from '../testing/attacks/attacker.ts';

let server: TestApp;
let attacker: Attacker;
let anna: Session;
useAttackedServer((made) => ({ server, attacker } = made));
beforeEach(async () => {
  anna = await onlyAnna(server);
  server.log.length = 0;
});

const register = (body: string | Buffer, headers: Record<string, string> = AS_JSON) =>
  attacker.send('/api/register', { method: 'POST', headers, body });
const accounts = () => server.database.kysely.selectFrom('app_user').selectAll().execute();
const eva = (more: object = {}) => JSON.stringify({ ...ANNA, email: 'eva@example.sm', ...more });
const long = (bytes: number) => eva({ more: 'x'.repeat(bytes - eva({ more: '' }).length) });

describe('refused without an internal error:', () => {
  test.each<[string, number, () => string | Buffer]>([
    ['256 kB and a byte', 413, () => long(BODY_MAX_BYTES + 1)],
    ['nesting without end', 422, () => '['.repeat(100_000) + ']'.repeat(100_000)],
    ['nesting that does not end', 400, () => '{"a":'.repeat(40_000)],
    [
      'twenty thousand fields',
      422,
      () =>
        JSON.stringify(
          Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`a${index}`, 1])),
        ),
    ],
    ['a zero byte', 422, () => eva({ name: 'Eva\0' })],
    ['a zero byte in an e-mail', 422, () => eva({ email: 'eva\0@example.sm' })],
    [
      'a line break in an e-mail',
      422,
      () => eva({ email: 'eva@example.sm\r\nBcc: all@example.sm' }),
    ],
    ['a line break in a name', 422, () => eva({ name: 'Eva\r\nBcc: all@example.sm' })],
    ['a list for a text', 422, () => eva({ email: ['eva@example.sm'] })],
    ['an object for a text', 422, () => eva({ password: { $ne: null } })],
    ['a number beyond all', 422, () => eva({ name: 1 }).replace(':1', ':1e999')],
    ['__proto__', 400, () => `{"__proto__":{"role":"admin"},${eva().slice(1)}`],
    ['__proto__, escaped', 400, () => `{"\\u005f_proto__":{"role":"admin"},${eva().slice(1)}`],
    ['constructor.prototype', 400, () => eva({ constructor: { prototype: { role: 'admin' } } })],
    [
      'half a letter at the end',
      400,
      () => Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3])]),
    ],
    ['no JSON', 400, () => "email=eva@example.sm'--"],
  ])('%s (%i)', async (_, status, body) => {
    const answer = await register(body());
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      expect.objectContaining({ message: expect.any(String) as string }),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await accounts()).toHaveLength(1);
    expect(server.log).toEqual([]);
  });
});

describe('read, and harmless:', () => {
  test.each<[string, () => string | Buffer, object]>([
    ['256 kB', () => long(BODY_MAX_BYTES), {}],
    ['a field twice: the last counts', () => `{"name":"Root",${eva().slice(1)}`, { name: 'Anna' }],
    [
      'half a pair of letters',
      () => eva({ name: 'Eva' }).replace('Eva', '\\ud800Eva'),
      { name: '\ufffdEva' },
    ],
    [
      'bytes that are no letters',
      () => Buffer.from(eva({ name: 'E\u00ffva' }), 'latin1'),
      { name: 'E\ufffdva' },
    ],
    [
      'SQL in a name',
      () => eva({ name: "'); drop table app_user; --" }),
      { name: "'); drop table app_user; --" },
    ],
    [
      'a script in a name',
      () => eva({ name: '<script>alert(1)</script>' }),
      { name: '<script>alert(1)</script>' },
    ],
    [
      'a constructor',
      () => eva({ constructor: 'x', toString: 'y', hasOwnProperty: 'z' }),
      { name: 'Anna' },
    ],
  ])('%s', async (_, body, user) => {
    const answer = await register(body());
    expect(answer.status).toBe(200);
    const { user: made } = JSON.parse(answer.body) as Session;
    expect(made).toMatchObject({ role: 'user', is_active: true, ...user });
    const stored = (await accounts()).find(({ id }) => id === made.id);
    expect(stored).toMatchObject({ role: 'user', ...user });
    expect(server.log).toEqual([]);
  });
});

test.each(["' or 1=1 --", "'; drop table app_user; --", '%', '_', '\\', '$1', '*', '{{7*7}}'])(
  '%s opens no account',
  async (text) => {
    for (const [path, fields] of [
      ['/api/login', { email: `${text}@example.sm`, password: text }],
      ['/api/login', { email: ANNA.email, password: text }],
      [
        '/api/auth/reset-password',
        {
          email: ANNA.email,
          code: text,
          password: ANNA.password,
          password_confirmation: ANNA.password,
        },
      ],
      ['/api/auth/social/exchange', { code: text }],
    ] as const) {
      const body = JSON.stringify(fields);
      expect((await attacker.send(path, { method: 'POST', headers: AS_JSON, body })).status).toBe(
        422,
      );
    }
    expect(await accounts()).toHaveLength(1);
    expect(server.log).toEqual([]);
  },
);

describe("bodies that another site's page can send are not read:", () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/csp-report',
  ])('%s', async (type) => {
    const headers = {
      'content-type': type,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    };
    for (const path of ['/api/login', '/api/register', '/api/auth/forgot-password']) {
      const answer = await attacker.send(path, { method: 'POST', headers, body: eva() });
      expect([path, answer.status]).toEqual([path, 415]);
    }
    const body = JSON.stringify({ name: 'Eva' });
    const put = await attacker.send('/api/user', {
      method: 'PUT',
      headers: { ...headers, ...asUser(anna) },
      body,
    });
    expect(put.status).toBe(415);
    expect(await accounts()).toMatchObject([{ name: 'Anna' }]);
  });

  test('JSON, whose preflight is refused', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authorization',
    };
    const asked = await attacker.send('/api/login', { method: 'OPTIONS', headers });
    expect(asked.status).toBe(405);
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
  });
});

test('two requests in one are separated, or refused', async () => {
  const body = `${'0'}\r\n\r\nGET /api/user HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${anna.token}\r\n\r\n`;
  const answer = await attacker.sendBytes(
    `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\ntransfer-encoding: chunked\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain(ANNA.email);
});
