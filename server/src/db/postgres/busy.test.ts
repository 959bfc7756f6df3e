// Tests rule database-busy.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { post } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { driving, type Driver } from '../../testing/prices/drivers.ts';
import { Turns } from '../../http/limits/turns.ts';

// The error while the database works but another session holds its locks.

const BUSY = { code: 'overloaded', message: 'Il servizio è molto richiesto. Riprova tra poco.' };
const MANY = 14;

let server: TestApp;
let drivers: Driver[];
const { begin, driver, send } = driving(() => server);
beforeEach(async () => {
  server = await openTestApp({ turns: new Turns(), config: { trustProxy: ['loopback'] } });
  await begin();
  drivers = await Promise.all(Array.from({ length: MANY }, () => driver()));
});
afterEach(async () => {
  end.resolve();
  await server.close();
});

let end: PromiseWithResolvers<void>;
/** Locks something in a session outside the requests. @returns a function that ends it */
async function hold(lock: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  end = Promise.withResolvers();
  const holding = server.database.kysely.transaction().execute(async (tx) => {
    await sql.raw(lock).execute(tx);
    held.resolve();
    await end.promise;
  });
  await held.promise;
  return async () => {
    end.resolve();
    await holding;
  };
}
const THE_BOARD = 'select version from board_version for update';

const report = (number: number) => {
  const headers = { ...drivers[number]!.headers, 'x-forwarded-for': `192.0.2.${number}` };
  return send({ headers }, { price: 1700 });
};
const signIn = async () => {
  const [{ email }] = drivers as [Driver];
  return (await post(server, '/login', { email, password: 'una password' })).statusCode;
};
const readProfile = async () => {
  const [{ headers }] = drivers as [Driver];
  return (await server.app.inject({ url: '/api/user', headers })).statusCode;
};
async function waiting(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(server.database.kysely);
  return rows.map(({ pid }) => pid);
}
const warnings = () =>
  server.log
    .filter(({ level }) => level === 'warn' || level === 'error')
    .map(({ msg, where }) => [msg, where]);

test('a request that waits for the board too long gets an overload error and keeps its connection', async () => {
  const release = await hold(THE_BOARD);
  const reporting = report(0);
  await expect.poll(waiting).toHaveLength(1);
  const connections = await waiting();
  expect([await signIn(), await readProfile()]).toEqual([200, 200]);

  const answer = await reporting;
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    BUSY,
  ]);
  expect(warnings()).toEqual([
    [
      'too busy: requests wait for a lock; said once a minute',
      expect.stringContaining('relation "board_version"'),
    ],
  ]);
  const { rows } =
    await sql`select pid from pg_stat_activity where pid = ${connections[0]}`.execute(
      server.database.kysely,
    );
  expect(rows).toEqual([{ pid: connections[0] }]);
  expect([await signIn(), await readProfile()]).toEqual([200, 200]);
  await release();
  expect((await report(0)).statusCode).toBe(200);
});

test('many requests that wait for the board delay nobody else, and are served once it is free', async () => {
  const release = await hold(THE_BOARD);
  const reporting = Promise.all(drivers.map((_, number) => report(number)));
  await expect.poll(waiting).toHaveLength(2);
  expect([await signIn(), await readProfile()]).toEqual([200, 200]);
  await release();
  const answers = await reporting;
  // On a slow machine the first ones may time out.
  const served = answers.filter(({ statusCode }) => statusCode === 200);
  expect(served.length).toBeGreaterThan(0);
  const refused = answers.filter((answer) => !served.includes(answer));
  expect(refused.map((answer) => answer.json<object>())).toEqual(refused.map(() => BUSY));
});

test('limits whose table is locked are counted in memory, and nothing else is refused', async () => {
  const release = await hold('lock table rate_limit');
  expect(await signIn()).toBe(200);
  expect(await readProfile()).toBe(200);
  expect(warnings()).toEqual([['limits are counted in memory; said once a minute', undefined]]);
  await release();
});
