// Tests rule admin-known.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { driving, type Driver } from '../../testing/prices/drivers.ts';
import { personOf } from '../../testing/prices/log-prices.ts';

let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, report, undo, pass } = driving(() => server);
beforeEach(async () => {
  await begin();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});

const db = () => server.database.kysely;
const proposed = async () =>
  (await server.app.inject({ url: '/api/admin/today', headers: asUser(maria) })).json<Today>()
    .drivers;
const put = (path: string, payload: object, by = asUser(maria)) =>
  server.app.inject({ method: 'PUT', url: `/api/admin/people/${path}`, headers: by, payload });

const DAY = 24 * 60;
const FIVE = [1651, 1652, 1653, 1654, 1655];
async function reportAll(who: Driver, prices: readonly number[], every = DAY) {
  for (const price of prices) {
    pass(every);
    await report(who, { price });
  }
}
const record = (borne_out: number, contradicted: number, since: string) => ({
  borne_out,
  contradicted,
  since,
});

/** Reports five prices on five days; firm reports confirm some and contradict others. */
async function reportFive(who: Driver, borneOut: number, contradicted: number) {
  await reportAll(who, FIVE);
  const rows = await db()
    .selectFrom('observation')
    .select('id')
    .where('claimant', '=', personOf(who.email))
    .orderBy('id')
    .execute();
  for (const [at, { id }] of rows.slice(0, borneOut + contradicted).entries()) {
    const verdict = at < borneOut ? 'accepted' : 'rejected';
    const by = { decided_by: 'owner', decision_reason: 'seen', voices: null } as const;
    await db()
      .updateTable('observation')
      .set({ state: verdict, ...by })
      .where('id', '=', id)
      .execute();
  }
}

test('a driver who reports on many days and is confirmed more often than contradicted is proposed, the best first', async () => {
  const [anna, bruno, carla] = [await driver(), await driver(), await driver()];
  await reportFive(anna, 3, 2);
  await reportFive(bruno, 5, 0);
  await reportFive(carla, 2, 2);
  expect(await proposed()).toEqual([
    { ...who(bruno), ...record(5, 0, '2026-11-27T08:00:00.000Z') },
    { ...who(anna), ...record(3, 2, '2026-11-22T08:00:00.000Z') },
  ]);
});
const who = ({ id, email }: Driver) => ({ id, name: email.replace(/@.*/u, ''), email });

test('without firm reports, reporting on five days is enough; withdrawn and old reports do not count', async () => {
  const [anna, bruno] = [await driver(), await driver()];
  await reportAll(anna, FIVE.slice(1));
  const id = crypto.randomUUID();
  pass(DAY);
  await report(anna, { price: 1660 }, { id });
  expect((await proposed()).map((one) => one.id)).toEqual([anna.id]);
  await undo(anna, id);
  expect(await proposed()).toEqual([]);
  await reportAll(anna, [1661]);
  expect(await proposed()).toMatchObject([record(0, 0, '2026-11-22T08:00:00.000Z')]);
  await reportAll(bruno, [1670]);
  pass(31 * DAY);
  maria = await registerVerified(server, 'zoe@example.sm', { role: 'admin' });
  expect(await proposed()).toEqual([]);
});

test('a driver with many reports on only a few days is not proposed', async () => {
  const anna = await driver();
  await reportAll(anna, FIVE, 61);
  await reportAll(anna, [1661, 1662, 1663]);
  expect(await proposed()).toEqual([]);
  await reportAll(anna, [1664]);
  expect(await proposed()).toMatchObject([record(0, 0, '2026-11-21T09:01:00.000Z')]);
});

test('known, locked and unverified drivers are not proposed', async () => {
  const anna = await driver();
  await reportAll(anna, FIVE);
  const ids = async () => (await proposed()).map((one) => one.id);
  expect(await ids()).toEqual([anna.id]);
  await put(`${anna.id}/known`, { known: true });
  expect(await ids()).toEqual([]);
  await put(`${anna.id}/known`, { known: false });
  await put(`${anna.id}/email-verification`, { verified: false });
  expect(await ids()).toEqual([]);
  await put(`${anna.id}/email-verification`, { verified: true, reason: 'Telefonata' });
  expect(await ids()).toEqual([anna.id]);
  await put(`${anna.id}/active`, { active: false, reason: 'Prova' });
  expect(await ids()).toEqual([]);
});
