// Tests rule earlier-files.
import { renameSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { keepBuild } from '../modules/built-files/built-files.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { makeWebRoot } from '../testing/pages/web-root.ts';

/** Nodes of two builds on one database, each without the other's script. */
let older: TestApp;
let newer: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase();
  const [before, after] = [makeWebRoot(), makeWebRoot()];
  for (const ending of ['', '.br', '.gz']) {
    const script = path.join(after, 'assets/app-1a2b3c.js');
    renameSync(script + ending, path.join(after, `assets/app-4d5e6f.js${ending}`));
  }
  older = await openTestApp({ webRoot: before, database });
  newer = await openTestApp({ webRoot: after, database });
  for (const root of [before, after]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await keepBuild(database, path.join(root, 'assets'), older.clock.now());
  }
});
afterAll(async () => {
  await newer.close();
  await older.close();
});

const OLD = '/assets/app-1a2b3c.js';
const NEW = '/assets/app-4d5e6f.js';
const ask = (server: TestApp, url: string, encoding = 'gzip, deflate, br') =>
  server.app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['the newer node, with what the older one has', OLD, () => [older, newer] as const],
  ['the older node, with what the newer one has', NEW, () => [newer, older] as const],
])('%s is answered like a file of its own disk', async (_, url, nodes) => {
  const [owner, other] = nodes();
  for (const encoding of ['gzip, deflate, br', 'identity']) {
    // oxlint-disable-next-line no-await-in-loop
    const [own, earlier] = await Promise.all(
      [owner, other].map((node) => ask(node, url, encoding)),
    );
    expect([earlier!.statusCode, earlier!.rawPayload]).toEqual([200, own!.rawPayload]);
    const { vary, ...sent } = earlier!.headers;
    const headers = Object.fromEntries(
      Object.entries(sent).filter(([name]) => !name.startsWith('x-ratelimit-')),
    );
    expect(own!.headers).toMatchObject({ ...headers, date: expect.any(String) as string });
    expect(vary).toBe('accept-encoding');
    expect(headers).not.toHaveProperty('content-security-policy');
  }
});

test('a file that no build has is not found, and not answered with a page', async () => {
  for (const url of ['/assets/app-000000.js', '/assets/', '/assets/..%2fpackage.json']) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(newer, url);
    expect([url, answer.statusCode, answer.json()]).toMatchObject([
      url,
      404,
      { code: 'not_found' },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a recently requested file does not count as unknown, and is served while the database is away', async () => {
  const left = async () => {
    const rows = newer.database.kysely.selectFrom('rate_limit').select(['key', 'hits']);
    return (await rows.execute()).find(({ key }) => key.startsWith('notFound'))?.hits ?? 0;
  };
  await ask(newer, OLD);
  const before = await left();
  await ask(newer, OLD);
  expect(await left()).toBe(before);
  await ask(newer, '/assets/app-000000.js');
  expect(await left()).toBe(before + 1);
  expect(before).toBeLessThan(RATE_LIMITS.notFound.max);

  await newer.database.close();
  expect((await ask(newer, OLD)).statusCode).toBe(200);
  expect((await ask(older, NEW)).statusCode).toBe(200);
  expect((await ask(newer, '/assets/app.css-gone.js')).statusCode).toBe(404);
});
