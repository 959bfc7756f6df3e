import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PUBLIC } from '@pieno/contract/access.ts';
import { asUser, registerAnna } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

interface Operation {
  summary?: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
const description = async () => {
  const answer = await server.app.inject('/api/openapi.json');
  return answer.json<{ paths: Record<string, Record<string, Operation>> }>();
};

test('every operation says what it is for and what each of its answers holds', async () => {
  const { paths } = await description();
  for (const [path, operations] of Object.entries(paths)) {
    for (const { summary, responses } of Object.values(operations)) {
      expect(summary, path).toBeTruthy();
      expect(Object.keys(responses).length, path).toBeGreaterThan(0);
      for (const { content = {} } of Object.values(responses)) {
        const [schema] = Object.values(content);
        expect(schema, path).toHaveProperty('schema');
      }
    }
  }
});

test('the calls of the specification for visitors without an account are in it', async () => {
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

test('the table of public calls names no GET that the server does not have', async () => {
  const { paths } = await description();
  const named = API_PUBLIC.filter(([method]) => method === 'GET').map(
    ([, path]) => `/api${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(named));
});

test('the page that shows it asks nobody but this server', async () => {
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

test('no call answers what it does not describe, with its database or without', async () => {
  const { paths } = await description();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => ({ path, method, responses })),
  );
  const session = await registerAnna(server);
  const ask = async () => {
    for (const { path, method, responses } of calls) {
      const { statusCode } = await server.app.inject({
        method: method as 'GET',
        url: path.replaceAll(/\{\w+\}/g, '10'),
        query: { area: ['SM', 'confine'] },
        headers: asUser(session),
      });
      expect(Object.keys(responses), `${method} ${path}`).toContain(String(statusCode));
    }
  };
  await ask();
  await server.database.close();
  await ask();
});
