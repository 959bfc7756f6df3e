// Tests rule client-errors.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLIENT_ERRORS, type ClientError } from '@pieno/contract/client-errors/client-errors.ts';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { clearTables } from '../../testing/database/database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { trustProxy: ['loopback'] } });
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await clearTables(server.database.kysely, 'client_error, app_user, rate_limit');
  server.log.length = 0;
});
afterAll(() => server.close());

const ERROR: ClientError = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  hash: '0123456789abcdef',
  route: '/business/:id',
  version: '0.1.0',
};
let network = 0;
function send(
  payload: unknown,
  { from = `192.0.2.${(network += 1)}`, of = server, type = 'application/json' } = {},
) {
  return of.app.inject({
    method: 'POST',
    url: '/api/client-errors',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}
const kept = () =>
  server.database.kysely.selectFrom('client_error').selectAll().orderBy('hash').execute();
const hashOf = (number: number) => number.toString(16).padStart(16, '0');

test('an error is kept, equal ones as one', async () => {
  const answer = await send(ERROR);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  server.clock.set('2026-11-22T08:00:00Z');
  await send({ ...ERROR, route: '/home', version: '0.2.0' });
  await send({ ...ERROR, route: '/home', version: '0.1.0' });
  expect(await kept()).toEqual(
    [
      {
        ...ERROR,
        route: '/home',
        version: undefined,
        versions: ['0.2.0', '0.1.0'],
        count: 3,
        first_at: new Date('2026-11-21T08:00:00Z'),
        last_at: new Date('2026-11-22T08:00:00Z'),
      },
    ].map(({ version: _, ...row }) => row),
  );
});

test('the answer is always the same; what is not an error of a page is neither kept nor logged', async () => {
  const wrong = [
    '',
    '{',
    'null',
    '[]',
    { ...ERROR, kind: 'joke' },
    { ...ERROR, hash: 'short' },
    { ...ERROR, version: 'anna@example.sm' },
    { ...ERROR, message: '\0' },
    { ...ERROR, message: 'x'.repeat(3_000) },
    { ...ERROR, more: 'x'.repeat(CLIENT_ERRORS.bytes) },
    { ...ERROR, route: undefined },
  ];
  for (const payload of wrong) {
    const answer = await send(payload);
    expect([payload, answer.statusCode, answer.body]).toEqual([payload, 204, '']);
  }
  expect((await send('kind=error', { type: 'application/x-www-form-urlencoded' })).statusCode).toBe(
    204,
  );
  expect(await kept()).toEqual([]);
  expect(server.log).toEqual([]);
});

test('personal data that the page failed to remove are removed', async () => {
  await send({
    ...ERROR,
    message: 'Error: anna@example.sm at https://pieno.example/business/3?note=segreto said "ciao"',
    route: '/business/3?note=segreto',
  });
  const [row] = await kept();
  expect(row).toMatchObject({ message: 'Error: … at … said …', route: 'unknown' });
});

test('a limited number is kept for a network in an hour', async () => {
  const { max, windowMs } = RATE_LIMITS.clientErrors;
  for (let number = 0; number < max + 2; number += 1) {
    const { statusCode } = await send({ ...ERROR, hash: hashOf(number) }, { from: '192.0.2.250' });
    expect(statusCode).toBe(204);
  }
  expect(await kept()).toHaveLength(max);
  server.clock.set(new Date(server.clock.now().getTime() + windowMs).toISOString());
  await send({ ...ERROR, hash: hashOf(max) }, { from: '192.0.2.250' });
  expect(await kept()).toHaveLength(max + 1);
});

test('of more than 500 the least recent ones are deleted', async () => {
  const row = {
    kind: 'error' as const,
    message: 'Error',
    route: '/',
    versions: ['0.1.0'],
    count: 1,
  };
  const at = (number: number) => new Date(Date.parse('2026-11-20T08:00:00Z') + number * 1_000);
  const rows = Array.from({ length: 500 }, (_, number) => ({
    ...row,
    hash: hashOf(number),
    first_at: at(number),
    last_at: at(number),
  }));
  await server.database.kysely.insertInto('client_error').values(rows).execute();
  await send({ ...ERROR, hash: hashOf(500) });
  const hashes = (await kept()).map(({ hash }) => hash);
  expect([hashes.length, hashes[0], hashes.at(-1)]).toEqual([500, hashOf(1), hashOf(500)]);
});

test('when the operator disables them, none is kept', async () => {
  const off = await openTestApp({ database: server.database, config: { clientErrors: false } });
  expect((await send(ERROR, { of: off })).statusCode).toBe(204);
  expect(await kept()).toEqual([]);
  await off.app.close();
});

test('while the database is away the answer is the same, and nothing is logged', async () => {
  const broken = await openTestApp();
  await broken.database.close();
  expect((await send(ERROR, { of: broken })).statusCode).toBe(204);
});

test('Oggi lists those of seven days, the most frequent first', async () => {
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  const pageErrors = async () =>
    (await server.app.inject({ url: '/api/admin/today', headers: asUser(maria) })).json<Today>()
      .page_errors;
  server.clock.set('2026-11-14T08:00:00Z');
  await send({ ...ERROR, hash: hashOf(9) });
  server.clock.set('2026-11-21T08:00:00Z');
  for (const [number, times] of [3, 1, 2, 4].entries()) {
    for (let time = 0; time < times; time += 1) {
      await send({ ...ERROR, hash: hashOf(number), message: `Error: ${'x'.repeat(times)}` });
    }
  }
  const { count, top } = await pageErrors();
  expect(count).toBe(10);
  expect(top).toEqual(
    [4, 3, 2].map((times) => ({
      message: `Error: ${'x'.repeat(times)}`,
      route: '/business/:id',
      versions: ['0.1.0'],
      count: times,
    })),
  );
});
