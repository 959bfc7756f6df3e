import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCOUNT_LIMITS, RATE_LIMITS } from '@pieno/contract/limits.ts';
import { ANNA, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { emptyTables } from '../../testing/database.ts';

const { max, windowMs } = ACCOUNT_LIMITS.login;
const ADDRESS = '192.0.2.7';
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { trustProxy: ['loopback'] } });
});
beforeEach(async () => {
  // A full key is remembered until its window ends.
  server.clock.advance(RATE_LIMITS.register.windowMs);
  await emptyTables(server.database);
});
afterAll(() => server.close());

const login = (email: string, password: string, address = ADDRESS) =>
  post(server, '/login', { email, password }, { 'x-forwarded-for': address });
const fail = async (email: string, times: number) => {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => login(email, 'sbagliata', `192.0.2.${index}`)),
  );
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
};

test('guesses at one account end, from whatever addresses and however written', async () => {
  await registerAnna(server);
  expect(await fail(ANNA.email, max - 1)).toEqual(Array<number>(max - 1).fill(422));
  expect(await fail('ANNA@example.sm', 2)).toEqual([422, 429]);
  const refused = await login(ANNA.email, ANNA.password, '198.51.100.1');
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { message: 'Troppe richieste. Riprova tra poco.' },
  ]);
  expect(refused.headers['retry-after']).toBe(String(windowMs / 1000));
  server.clock.advance(windowMs);
  expect((await login(ANNA.email, ANNA.password)).statusCode).toBe(200);
});

test('guesses at an account that does not exist end in the same way', async () => {
  expect(await fail('nessuno@example.sm', max + 2)).toEqual([
    ...Array<number>(max).fill(422),
    429,
    429,
  ]);
  expect((await login('altri@example.sm', 'sbagliata')).statusCode).toBe(422);
});

test('who gets in begins anew', async () => {
  await registerAnna(server);
  await fail(ANNA.email, max - 1);
  expect((await login(ANNA.email, ANNA.password)).statusCode).toBe(200);
  expect(await fail(ANNA.email, max)).toEqual(Array<number>(max).fill(422));
});

test('no e-mail that was tried stays readable', async () => {
  await fail('nessuno@example.sm', 1);
  const rows = await server.database.kysely.selectFrom('rate_limit').select('key').execute();
  expect(rows.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^login account /));
  expect(JSON.stringify(rows)).not.toContain('nessuno');
});

test.each([
  ['login', '/login', { email: ANNA.email, password: 'sbagliata' }],
  ['register', '/register', ANNA],
] as const)('%s is limited per address', async (name, url, payload) => {
  const resets_at = new Date(server.clock.now().getTime() + RATE_LIMITS[name].windowMs);
  const hits = RATE_LIMITS[name].max - 1;
  const key = `${name} ${ADDRESS}`;
  await server.database.kysely.insertInto('rate_limit').values({ key, hits, resets_at }).execute();
  const call = (address: string) => post(server, url, payload, { 'x-forwarded-for': address });
  expect((await call(ADDRESS)).statusCode).not.toBe(429);
  const refused = await call(ADDRESS);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(RATE_LIMITS[name].windowMs / 1000));
  expect((await call('192.0.2.8')).statusCode).not.toBe(429);
});
