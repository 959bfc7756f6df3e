// Attempts to bypass access control: other spellings of an address, other methods, headers that claim another request.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, asUser, enterAsGuest, asGuest, registerAnna } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import { AS_JSON, type Attacker } from '../testing/attacks/attacker.ts';

let server: TestApp;
let attacker: Attacker;
let anna: Session;
useAttackedServer((made) => ({ server, attacker } = made));
beforeAll(async () => {
  anna = await registerAnna(server);
});

const accounts = () => server.database.kysely.selectFrom('app_user').selectAll().execute();

describe('a guarded address in another spelling stays guarded:', () => {
  test.each([
    '/api//user',
    '//api/user',
    '/api/./user',
    '/api/user/',
    '/api/user/.',
    '/api/%75ser',
    '/%61pi/user',
    '/api%2fuser',
    '/api/user%2fexport',
    '/api/user%00',
    '/api/user%20',
    '/API/USER',
    '/api/health/../user',
    '/api/health/%2e%2e/user',
    '/api/health/..%2fuser',
    '/api/user;jsessionid=1',
    '/api/user?/api/health',
    '/api/user/../../api/user/export',
    '/api\\user',
    'http://127.0.0.1/api/user',
    '*',
  ])('%s', async (path) => {
    for (const headers of [{}, asGuest(await enterAsGuest(server))]) {
      const { status, body } = await attacker.send(path, { headers });
      expect([400, 401, 403, 404, 503]).toContain(status);
      expect(body).not.toContain(ANNA.email);
    }
  });
});

test.each([
  ['x-http-method-override', 'DELETE'],
  ['x-http-method', 'DELETE'],
  ['x-method-override', 'DELETE'],
])('%s: %s overrides nothing', async (name, value) => {
  const answer = await attacker.send('/api/user?_method=DELETE', {
    method: 'PUT',
    headers: { ...asUser(anna), ...AS_JSON, [name]: value },
    body: JSON.stringify({ password: ANNA.password }),
  });
  expect(answer.status).toBe(200);
  expect(await accounts()).toHaveLength(1);
});

test.each(['x-original-url', 'x-rewrite-url', 'x-forwarded-uri', 'x-forwarded-prefix'])(
  '%s does not change the requested address',
  async (name) => {
    const answer = await attacker.send('/api/health', { headers: { [name]: '/api/user' } });
    expect(JSON.parse(answer.body)).toMatchObject({ status: 'ok' });
  },
);

test.each(['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'])(
  '%s gives no access to an account',
  async (method) => {
    const answer = await attacker.send('/api/user', { method, headers: asUser(anna) });
    expect([404, 405]).toContain(answer.status);
    expect(answer.body).not.toContain(ANNA.email);
    expect(answer.body).not.toContain(anna.token);
  },
);

test('no tunnel to another host is opened', async () => {
  const answer = await attacker.sendBytes('CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(answer).not.toMatch(/^HTTP\/1\.1 200/);
});

describe('nothing of another person is disclosed:', () => {
  test.each([
    '/api/user/export?id=ID',
    '/api/user/export?user_id=ID',
    '/api/user?id=ID',
    '/api/user/ID',
    '/api/users/ID',
    '/api/user/ID/export',
  ])('%s', async (path) => {
    const eva = await registerAnna(server, { email: `eva${Math.random()}@example.sm` });
    const headers = { ...asUser(eva), 'x-user-id': anna.user.id };
    const { body } = await attacker.send(path.replace('ID', anna.user.id), { headers });
    expect(body).not.toContain(ANNA.email);
  });
});
