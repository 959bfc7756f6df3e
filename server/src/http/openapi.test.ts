import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '@pieno/contract/calls.ts';
import { asUser, registerVerified } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

interface Operation {
  security: object[];
  requestBody?: { content: Record<string, unknown> };
  summary?: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
const description = async () => {
  const answer = await server.app.inject('/api/openapi.json');
  return answer.json<{ paths: Record<string, Record<string, Operation>> }>();
};

test('every operation has a summary and describes each of its answers', async () => {
  const { paths } = await description();
  for (const [path, operations] of Object.entries(paths)) {
    for (const { summary, responses } of Object.values(operations)) {
      expect(summary, path).toBeTruthy();
      expect(Object.keys(responses).length, path).toBeGreaterThan(0);
      for (const [status, { content = {} }] of Object.entries(responses)) {
        if (status === '204' || status === '304') continue;
        const [schema] = Object.values(content);
        expect(schema, path).toHaveProperty('schema');
      }
    }
  }
});

test('the description includes the calls for visitors without an account', async () => {
  const { paths } = await description();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      'GET /api/prices/best-by-decade',
      'GET /api/prices/ranking/{decade}',
      'GET /api/business/{id}',
      'GET /api/welcome-message',
      'GET /api/global-settings/{key}',
      'POST /api/guest/access',
      'GET /api/auth/current-user',
    ]),
  );
});

test('every call of the table is a route, and every route a call of the table', async () => {
  const { paths } = await description();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const documented = Object.entries(CALLS).filter(([, call]) => !('hidden' in call));
  const named = documented.map(([name]) =>
    name.replace(' ', ' /api').replaceAll(/:(\w+)/g, '{$1}'),
  );
  expect(described.toSorted()).toEqual(named.toSorted());
  for (const name of Object.keys(CALLS)) {
    const [method, path] = name.split(' ') as ['GET', string];
    expect([name, server.app.hasRoute({ method, url: `/api${path}` })]).toEqual([name, true]);
  }
});

test('the page that shows the description makes requests only to this server', async () => {
  const page = await server.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  const loads = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(loads.length).toBeGreaterThan(3);
  for (const address of loads) {
    expect(address).not.toMatch(/^(https?:)?\/\//);
    const { href } = new URL(address, 'http://here/api/docs/');
    const file = await server.app.inject(href.replace('http://here', ''));
    expect([address, file.statusCode]).toEqual([address, 200]);
    expect(file.headers['content-security-policy']).toContain("script-src 'self';");
  }
});

test("every call's answers are described, with its database or without", async () => {
  const { paths } = await description();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => ({ path, method, responses })),
  );
  const ask = async (part: string, comes: (number: number) => Promise<{ token: string }>) => {
    for (const [number, { path, method, responses }] of calls.entries()) {
      const { statusCode } = await server.app.inject({
        method: method as 'GET',
        url: path.replaceAll(/\{\w+\}/g, part),
        query: { area: ['SM', 'confine'], before: '', unowned: '' },
        headers: { ...asUser(await comes(number)), 'if-none-match': '*' },
      });
      expect(Object.keys(responses), `${method} ${path}`).toContain(String(statusCode));
    }
  };
  // Some calls end the session.
  for (const part of ['10', 'x']) {
    await ask(part, (number) =>
      registerVerified(server, `${part}${number}@example.sm`, { role: 'admin' }),
    );
  }
  await server.database.close();
  await ask('10', async () => ({ token: 'x' }));
});

test('a call that may answer 401 names its token, a public one needs none', async () => {
  const { paths } = await description();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { security, responses }] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`;
      expect([call, security.length > 0]).toEqual([call, '401' in responses]);
    }
  }
});

test('a call describes the answers given before its handler, and with an ETag also 304', async () => {
  const { paths } = await description();
  const answersOf = (method: string, path: string) =>
    Object.keys(paths[`/api${path}`]![method]!.responses);
  expect(answersOf('post', '/login')).toEqual(expect.arrayContaining(['400', '413', '415']));
  expect(answersOf('delete', '/user')).toEqual(expect.arrayContaining(['400', '413', '415']));
  expect(answersOf('get', '/prices/ranking/{decade}')).toEqual(
    expect.arrayContaining(['304', '400']),
  );
  const callback = paths['/api/auth/social/{provider}/callback']!['post']!;
  expect(callback.requestBody?.content).toHaveProperty(['application/x-www-form-urlencoded']);
});
