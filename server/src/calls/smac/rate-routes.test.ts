// Tests rule smac-rates.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { smacCredit } from '@pieno/contract/smac/smac-credit.ts';
import type { SmacRate, SmacRates } from '@pieno/contract/smac/smac-rates.ts';
import { loadSeed } from '../../modules/seed/load.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  await loadSeed(server.database.kysely);
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object, session = maria) =>
  server.app.inject({
    method,
    url: `/api/admin/smac-rates${path}`,
    headers: asUser(session),
    ...(payload && { payload }),
  });
const list = async () => (await call('GET')).json<SmacRate[]>();
const shown = async () => {
  await server.board.refresh();
  return await server.app.inject('/api/smac-rates');
};
const log = () =>
  server.database.kysely
    .selectFrom('action_log')
    .select(['role', 'action', 'target', 'reason'])
    .orderBy('id')
    .execute();
const NEW = {
  valid_from: '2027-01-01',
  fuel: 10,
  amount: 0.125,
  basis: 'unit',
  per_day_litres: 60,
  source: 'Decreto delegato 1/2027',
};

test('a new database has the rates of the decrees, unverified', async () => {
  const { rates } = (await shown()).json<SmacRates>();
  expect(rates).toEqual(await list());
  expect(rates.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  const credit = (day: string, decade = 10, price = 1.7) =>
    smacCredit(rates, {
      decade,
      price,
      reference: 1.7,
      takesSmac: true,
      area: 'SM',
      at: new Date(`${day}T12:00:00Z`),
    });
  const estimate = { none: null, isEstimate: true };
  expect(credit('2022-09-15')).toMatchObject({ ...estimate, perUnit: 0.15 });
  expect(credit('2023-01-01')).toMatchObject({ ...estimate, perUnit: 0.1 });
  expect(credit('2023-04-01')).toMatchObject({ ...estimate, perUnit: 0.15 });
  expect(credit('2026-08-21', 30, 0.85)).toMatchObject({ ...estimate, perUnit: 0.075 });
  expect(credit('2026-08-21', 50, 0.5)).toEqual({ none: 'no_rate' });
});

test("a start keeps an operator's changes, and adds what is missing", async () => {
  await call('PUT', '/1', { valid_to: '2026-12-31', verified: true });
  await server.database.kysely.deleteFrom('smac_rate').where('id', '=', 2).execute();
  await loadSeed(server.database.kysely);
  const [first, second] = await list();
  expect(first).toMatchObject({ id: 1, valid_to: '2026-12-31' });
  expect(first!.verified_at).not.toBeNull();
  expect(second).toMatchObject({ id: 2, fuel: null, basis: 'reference' });
});

test('an added rate is visible to the next visitor, and logged', async () => {
  const before = await shown();
  const added = await call('POST', '', { ...NEW, reason: 'nuova misura' });
  expect(added.json()).toEqual({ message: 'Regola 1000 aggiunta' });
  const after = await shown();
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect(after.json<SmacRates>().rates[0]).toEqual({
    ...NEW,
    id: 1000,
    valid_to: null,
    per_month_euro: null,
    source_url: null,
    suspended: false,
    verified_at: null,
  });
  const days = { valid_from: '2027-01-01', valid_to: null };
  const target = { smac_rate: 1000, decade: 10, basis: 'unit', amount: 0.125, ...days };
  expect(await log()).toEqual([
    { role: 'administrator', action: 'smac_rate_added', target, reason: 'nuova misura' },
  ]);
});

test('a rate is ended, suspended, resumed and verified', async () => {
  const change = async (changed: object) => {
    expect((await call('PUT', '/1', changed)).json()).toEqual({ message: 'Regola 1 salvata' });
    return (await list()).find(({ id }) => id === 1)!;
  };
  expect(await change({ valid_to: '2026-12-31' })).toMatchObject({ valid_to: '2026-12-31' });
  expect(await change({ valid_to: null })).toMatchObject({ valid_to: null });
  expect(await change({ suspended: true, reason: 'per decreto' })).toMatchObject({
    suspended: true,
  });
  expect(await change({ suspended: false })).toMatchObject({ suspended: false });
  const now = server.clock.now().toISOString();
  expect(await change({ verified: true })).toMatchObject({ verified_at: now });
  expect((await log()).map(({ target, reason }) => ({ target, reason }))).toEqual([
    { target: { smac_rate: 1, valid_to: '2026-12-31' }, reason: null },
    { target: { smac_rate: 1, valid_to: null }, reason: null },
    { target: { smac_rate: 1, suspended: true }, reason: 'per decreto' },
    { target: { smac_rate: 1, suspended: false }, reason: null },
    { target: { smac_rate: 1, verified: true }, reason: null },
  ]);
});

test.each<['POST' | 'PUT', string, object, number]>([
  ['POST', '', { ...NEW, valid_to: '2026-12-31' }, 422],
  ['POST', '', { ...NEW, valid_from: '2027-02-30' }, 422],
  ['POST', '', { ...NEW, valid_from: '0000-01-01' }, 422],
  ['POST', '', { ...NEW, per_day_litres: 1.5 }, 422],
  ['POST', '', { ...NEW, amount: 0 }, 422],
  ['POST', '', { ...NEW, amount: 15 }, 422],
  ['POST', '', { ...NEW, fuel: 15 }, 422],
  ['POST', '', { ...NEW, source: ' ' }, 422],
  ['POST', '', { ...NEW, source_url: 'javascript:alert(1)' }, 422],
  ['PUT', '/1', { valid_to: '2023-03-31' }, 422],
  ['PUT', '/99', { verified: true }, 404],
  ['PUT', '/99999999999', { verified: true }, 404],
])('%s %s %o is refused with %d, and nothing is written', async (method, path, payload, status) => {
  const before = await list();
  expect((await call(method, path, payload)).statusCode).toBe(status);
  expect(await list()).toEqual(before);
  expect(await log()).toEqual([]);
});

test('only administrators see and change them', async () => {
  const anna = await registerVerified(server, 'anna@example.sm');
  for (const answer of [
    await call('GET', '', undefined, anna),
    await call('POST', '', NEW, anna),
    await call('PUT', '/1', { suspended: true }, anna),
  ])
    expect(answer.statusCode).toBe(403);
});
