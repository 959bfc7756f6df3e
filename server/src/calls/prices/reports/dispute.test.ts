// Tests rule price-contested.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MEDAL_DAYS } from '@pieno/contract/limits.ts';
import type { PriceDisputeAnswer } from '@pieno/contract/prices/reports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { asUser, post, registerAnna, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { know } from '../../../testing/prices/drivers.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';
import { recordPrices } from '../../../modules/prices/record.ts';
import { disputeJob } from '../../../modules/prices/close-disputes.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
/** Anna, Bruno and Carla are known. */
let sessions: Record<
  'anna' | 'bruno' | 'carla' | 'dario' | 'elena',
  Awaited<ReturnType<typeof registerVerified>>
>;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  await addFuelTypes(db());
  station = await addStation(db());
  await price(1790);
  const register = (name: string) => registerVerified(server, `${name}@example.sm`);
  sessions = {
    anna: await register('anna'),
    bruno: await register('bruno'),
    carla: await register('carla'),
    dario: await register('dario'),
    elena: await register('elena'),
  };
  for (const name of ['anna', 'bruno', 'carla']) {
    await know(db(), `${name}@example.sm`, server.clock.now());
  }
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const price = async (thousandths: number) => {
  const claim = {
    stationId: station,
    fuelTypeId: DIESEL,
    unit: 'litre',
    price: thousandths,
  } as const;
  await inTransaction(db(), (tx) =>
    recordPrices(tx, server.clock, { origin: 'administrator', isSure: true }, [
      { ...claim, observedAt: server.clock.now() },
    ]),
  );
};
const contest = async (who: keyof typeof sessions, wrong = 1.79) => {
  server.clock.advance(60_000);
  const body = { business_id: station, fuel_type_id: DIESEL, price: wrong };
  return await post(server, '/price-disputes', body, asUser(sessions[who]));
};
const stateOf = async (who: keyof typeof sessions, wrong?: number) =>
  (await contest(who, wrong)).json<{ state: string }>().state;
const current = () =>
  db().selectFrom('current_price').select(['price', 'contested']).executeTakeFirstOrThrow();
const confirm = async (who: string, more: object = {}) => {
  server.clock.advance(60_000);
  const now = server.clock.now();
  const at = { station_id: station, fuel_type_id: DIESEL, price: 1790, origin: 'driver' } as const;
  const row = { ...at, ...more, confirmed_at: now, received_at: now, claimant: who };
  await db().insertInto('confirmation').values(row).execute();
};
const runJob = async (minutes = 15) => {
  server.clock.advance(minutes * 60_000);
  await disputeJob(db(), server.clock).run(AbortSignal.timeout(60_000));
};
const ends = async () => {
  const rows = await db().selectFrom('price_dispute').select(['closed_by', 'outcome']).execute();
  return rows.map(({ closed_by, outcome }) => [closed_by, outcome]);
};
const both = (...end: (string | null)[]) => [end, end];

test('a dispute of a price that is not current, to the thousandth, contests nothing', async () => {
  expect(await stateOf('anna', 1.7902)).toBe('changed');
  expect(await stateOf('anna', 1.8)).toBe('changed');
  expect(await ends()).toEqual([]);
});

test('a price of today is contested by two known drivers; one who repeats it counts once', async () => {
  expect(await stateOf('dario')).toBe('noted');
  expect(await stateOf('elena')).toBe('noted');
  expect(await stateOf('anna')).toBe('noted');
  expect(await stateOf('anna')).toBe('noted');
  expect((await current()).contested).toBe(false);
  expect(await stateOf('bruno')).toBe('contested');
  expect((await current()).contested).toBe(true);
  expect(await ends()).toHaveLength(4);
});

test('a price of yesterday is contested by one known driver, and by no number of unknown ones', async () => {
  server.clock.advance(24 * 60 * 60_000);
  expect(await stateOf('dario')).toBe('noted');
  expect(await stateOf('elena')).toBe('noted');
  expect(await stateOf('anna')).toBe('contested');
});

test('an owner of the station contests alone, an owner of another station does not', async () => {
  const elsewhere = await addStation(db());
  await makeOwner(server, elsewhere, sessions.bruno);
  expect(await stateOf('bruno')).toBe('noted');
  await makeOwner(server, station, sessions.anna);
  expect(await stateOf('anna')).toBe('contested');
});

test.each([
  ['the owner', [['olga', { origin: 'owner' }]], 'owner'],
  [
    'as many known drivers',
    [
      ['fabio', { known: true }],
      ['gino', { known: true }],
    ],
    'drivers',
  ],
] as const)('%s outvote those who contest', async (_, reports, by) => {
  await contest('anna');
  await contest('bruno');
  for (const [who, more] of reports) await confirm(who, more);
  await price(1790);
  expect((await current()).contested).toBe(false);
  await runJob();
  expect(await ends()).toEqual(both(by, 'wrong'));
});

test('one known driver, a crowd, a withdrawn confirmation or the price’s author do not outvote a dispute', async () => {
  await contest('anna');
  await contest('bruno');
  await confirm('fabio', { known: true });
  await confirm('gino', { known: true, undone: true });
  for (const who of ['dario', 'elena', 'hugo']) await confirm(who);
  await price(1790);
  await runJob();
  expect((await current()).contested).toBe(true);
  expect(await ends()).toEqual(both(null, null));
});

test('another price ends the disputes, a small step does not, and the old price is contested again when it returns', async () => {
  await contest('anna');
  await contest('bruno');
  server.clock.advance(60_000);
  await price(1795);
  await runJob();
  expect(await current()).toEqual({ price: 1795, contested: true });
  await price(1830);
  await runJob();
  expect(await ends()).toEqual(both('replaced', 'right'));
  await price(1790);
  expect((await current()).contested).toBe(false);
  expect(await stateOf('anna')).toBe('noted');
});

test('disputes stay open while the report of another price, seen earlier, can be withdrawn', async () => {
  await contest('anna');
  await contest('bruno');
  server.clock.advance(60 * 60_000);
  const reportAs = async (who: keyof typeof sessions) => {
    const id = crypto.randomUUID();
    const seen_at = new Date(server.clock.now().getTime() - 30 * 60_000).toISOString();
    const entries = [{ fuel_type_id: DIESEL, price: 1.75 }];
    const body = { id, business_id: station, entries, seen_at, sure: true };
    await post(server, '/price-reports', body, asUser(sessions[who]));
    return id;
  };
  await reportAs('anna');
  const id = await reportAs('bruno');
  expect(await current()).toEqual({ price: 1750, contested: false });
  await runJob(5);
  const headers = asUser(sessions.bruno);
  await server.app.inject({ method: 'DELETE', url: `/api/price-reports/${id}`, headers });
  expect(await current()).toEqual({ price: 1790, contested: true });
});

test('a dispute lapses after the age limit of a driver’s price', async () => {
  await contest('anna');
  await contest('bruno');
  await runJob(MEDAL_DAYS.driver * 24 * 60 - 10);
  expect((await current()).contested).toBe(true);
  await runJob(20);
  expect((await current()).contested).toBe(false);
  expect(await ends()).toEqual(both(null, 'lapsed'));
});

describe('withdrawing a dispute', () => {
  const undo = async (who: keyof typeof sessions, id: string) => {
    const headers = asUser(sessions[who]);
    const url = `/api/price-disputes/${id}`;
    const answer = await server.app.inject({ method: 'DELETE', url, headers });
    return [answer.statusCode, answer.json<{ code?: string }>().code];
  };
  const idOf = async (who: keyof typeof sessions) =>
    (await contest(who)).json<PriceDisputeAnswer>().id!;
  test('within ten minutes by its author leaves nothing', async () => {
    const before = await current();
    await contest('anna');
    const answer = (await contest('bruno')).json<PriceDisputeAnswer>();
    expect(answer).toMatchObject({ state: 'contested', id: await idOf('bruno') });
    const until = server.clock.now().getTime() + 9 * 60_000;
    expect(answer.undo_until).toBe(new Date(until).toISOString());
    expect((await current()).contested).toBe(true);
    server.clock.set(answer.undo_until!);
    expect(await undo('anna', answer.id!)).toEqual([404, 'dispute_not_found']);
    expect(await undo('bruno', answer.id!)).toEqual([200, undefined]);
    expect(await current()).toEqual(before);
    expect(await ends()).toHaveLength(1);
    expect(await undo('bruno', answer.id!)).toEqual([404, 'dispute_not_found']);
    expect(await stateOf('bruno')).toBe('contested');
  });

  test('is refused later, and after a decision', async () => {
    const id = await idOf('anna');
    server.clock.advance(10 * 60_000 + 1);
    expect(await undo('anna', id)).toEqual([409, 'report_undo_late']);
    const decided = await idOf('bruno');
    await db()
      .updateTable('price_dispute')
      .set({ closed_at: server.clock.now(), closed_by: 'administrator', outcome: 'wrong' })
      .where('id', '=', decided)
      .execute();
    expect(await undo('bruno', decided)).toEqual([404, 'dispute_not_found']);
    expect(await undo('bruno', 'nonsense')).toEqual([404, 'dispute_not_found']);
    expect(await ends()).toHaveLength(2);
  });
});

test('only verified accounts can dispute, and only a price of an existing station', async () => {
  const unverified = await registerAnna(server, { email: 'fabio@example.sm' });
  const body = { business_id: station, fuel_type_id: DIESEL, price: 1.79 };
  const refused = await post(server, '/price-disputes', body, asUser(unverified));
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'email_unverified' }]);
  const headers = asUser(sessions.anna);
  const unknown = await post(server, '/price-disputes', { ...body, business_id: 999 }, headers);
  expect(unknown.statusCode).toBe(404);
});
