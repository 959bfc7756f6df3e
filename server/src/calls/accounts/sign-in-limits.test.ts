// Tests rule call-limits.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GUESS_LIMITS, RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { ANNA, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

const { max, ceiling } = GUESS_LIMITS.login;
const ADDRESS = '192.0.2.7';
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { trustProxy: ['loopback'] } });
});
beforeEach(async () => {
  // A key over its limit stays cached until its window ends.
  server.clock.advance(RATE_LIMITS.register.windowMs);
  await server.clear();
});
afterAll(() => server.close());

const login = (email: string, password: string, address = ADDRESS) =>
  post(server, '/login', { email, password }, { 'x-forwarded-for': address });
/** Tries wrong passwords concurrently, each from the address for its index. @returns the statuses, sorted */
const fail = async (email: string, times: number, addressOf: (index: number) => string) => {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => login(email, 'sbagliata', addressOf(index))),
  );
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
};
const here = () => ADDRESS;
const everywhere = (index: number) => `198.51.100.${index}`;
/** Sets the total count of wrong passwords for Anna's e-mail, as if they had come from other networks. */
const count = async (hits: number) => {
  await fail(ANNA.email, 1, everywhere);
  await server.database.kysely
    .updateTable('rate_limit')
    .set({ hits })
    .where('key', 'not like', '%198.51.100.0')
    .where('key', 'like', 'login account %')
    .execute();
};

test('guesses at one account are limited for their network, not for the owner', async () => {
  await registerAnna(server);
  expect(await fail(ANNA.email, max.hits - 1, here)).toEqual(Array<number>(max.hits - 1).fill(422));
  expect(await fail('ANNA@example.sm', 2, here)).toEqual([422, 429]);
  const refused = await login(ANNA.email, ANNA.password);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { message: 'Troppe richieste. Riprova tra poco.' },
  ]);
  expect(refused.headers['retry-after']).toBe(String(max.windowMs / 1000));
  expect((await login(ANNA.email, ANNA.password, everywhere(1))).statusCode).toBe(200);
  server.clock.advance(max.windowMs);
  expect((await login(ANNA.email, ANNA.password)).statusCode).toBe(200);
});

test('IPv6 addresses that differ in their last digits are one network', async () => {
  const changing = (index: number) => `2001:db8:1:2::${index + 1}`;
  expect(await fail(ANNA.email, max.hits + 1, changing)).toContain(429);
});

test('attempts refused for one network do not count for the account', async () => {
  await fail(ANNA.email, max.hits + 5, here);
  const rows = await server.database.kysely.selectFrom('rate_limit').selectAll().execute();
  const account = rows.find(({ key }) => /^login account \S+$/.test(key));
  expect(account?.hits).toBe(max.hits);
});

test('guesses from many networks reach the limit of the account', async () => {
  await registerAnna(server);
  await count(ceiling.hits - 1);
  expect((await login(ANNA.email, 'sbagliata', everywhere(1))).statusCode).toBe(422);
  const refused = await login(ANNA.email, ANNA.password, everywhere(2));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
    429,
    String(ceiling.windowMs / 1000),
  ]);
  server.clock.advance(ceiling.windowMs);
  expect((await login(ANNA.email, ANNA.password, everywhere(2))).statusCode).toBe(200);
});

test('guesses at an unknown account are limited in the same way', async () => {
  expect(await fail('nessuno@example.sm', max.hits + 2, here)).toEqual([
    ...Array<number>(max.hits).fill(422),
    429,
    429,
  ]);
  expect((await login('altri@example.sm', 'sbagliata')).statusCode).toBe(422);
});

test('a successful sign-in resets the count', async () => {
  await registerAnna(server);
  await fail(ANNA.email, max.hits - 1, here);
  expect((await login(ANNA.email, ANNA.password)).statusCode).toBe(200);
  expect(await fail(ANNA.email, max.hits, here)).toEqual(Array<number>(max.hits).fill(422));
});

test('the counters store no readable e-mail', async () => {
  await fail('nessuno@example.sm', 1, here);
  const rows = await server.database.kysely.selectFrom('rate_limit').select('key').execute();
  expect(rows.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^login account /));
  expect(JSON.stringify(rows)).not.toContain('nessuno');
});

test.each([
  ['login', '/login', { email: ANNA.email, password: 'sbagliata' }, [422, 429, 422]],
  // The second account would have the e-mail of the first.
  ['register', '/register', ANNA, [200, 429, 422]],
] as const)('%s is limited per address', async (name, url, payload, statuses) => {
  const resets_at = new Date(server.clock.now().getTime() + RATE_LIMITS[name].windowMs);
  const hits = RATE_LIMITS[name].max - 1;
  const key = `${name} ${ADDRESS}`;
  await server.database.kysely.insertInto('rate_limit').values({ key, hits, resets_at }).execute();
  const call = (address: string) => post(server, url, payload, { 'x-forwarded-for': address });
  const last = await call(ADDRESS);
  const refused = await call(ADDRESS);
  const elsewhere = await call('192.0.2.8');
  expect([last, refused, elsewhere].map(({ statusCode }) => statusCode)).toEqual(statuses);
  expect(refused.headers['retry-after']).toBe(String(RATE_LIMITS[name].windowMs / 1000));
});
