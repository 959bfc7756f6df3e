// Concurrent reports of one price: in any order, nothing is lost, doubled or half done.
// Tests rule report-entries.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';
import { addStation } from '../../../testing/stations/stations.ts';

const DIESEL = 20;
const ROUNDS = 4;
let server: TestApp;
let anna: Driver;
let bruno: Driver;
let stations: number[];
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, send, report, undo, state, price, pass } = driving(() => server);
const db = () => server.database.kysely;

beforeEach(async () => {
  stations = [await begin()];
  while (stations.length < ROUNDS) stations.push(await addStation(db()));
  for (const at of stations) await state(1700, 'operator_sheet', at);
  pass(60);
  anna = await driver();
  bruno = await driver();
});

/** The drivers' claims at a station: price, state, and who decided. */
const claimsAt = async (at: number) => {
  const rows = await db()
    .selectFrom('observation')
    .select(['price', 'state', 'decided_by'])
    .where('origin', '=', 'driver')
    .where('station_id', '=', at)
    .orderBy('id')
    .execute();
  return rows.map(({ price, state: is, decided_by: by }) => [price, is, by]);
};
const countOf = async (table: 'price_report' | 'confirmation' | 'action_log') =>
  (await db().selectFrom(table).select('id').execute()).length;

test('one of two reports that a person sends with one id is recorded, even if others use the id', async () => {
  for (const at of stations) {
    const id = crypto.randomUUID();
    const answers = await Promise.all([
      send(anna, { price: 1650 }, { id, at }),
      send(anna, { price: 1655 }, { id, at }),
      send(bruno, { price: 1650 }, { id, at }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 409]);
    expect(await claimsAt(at)).toHaveLength(2);
  }
  expect(await countOf('price_report')).toBe(2 * ROUNDS);
});

test('two known drivers who report the same price at once agree', async () => {
  for (const at of stations) {
    const both = [await known(), await known()];
    const states = await Promise.all(both.map((who) => report(who, { price: 1650 }, { at })));
    expect(new Set(states)).toEqual(new Set(['reported', 'accepted']));
    expect(await claimsAt(at)).toEqual([
      [1650, 'accepted', 'drivers'],
      [1650, 'accepted', 'drivers'],
    ]);
    expect(await price(at)).toBe(1650);
  }
});

test('a person who sends several reports at once counts once', async () => {
  for (const at of stations) {
    const states = await Promise.all(
      [1650, 1651, 1652, 1653].map((price) => report(anna, { price }, { at })),
    );
    expect(states.filter((one) => one === 'refused')).toHaveLength(3);
    expect(await claimsAt(at)).toHaveLength(1);
  }
});

test('a report withdrawn while another confirms it leaves the price before', async () => {
  for (const at of stations) {
    // Others at each station: a known driver has effect at two.
    const [carla, dario] = [await known(), await known()];
    const id = crypto.randomUUID();
    await report(carla, { price: 1650 }, { id, at });
    const [undone, confirmed] = await Promise.all([
      undo(carla, id),
      report(dario, { price: 1650, confirmed: true }, { at }),
    ]);
    expect(undone).toBe(200);
    const [first, ...others] = await claimsAt(at);
    expect(first).toEqual([1650, 'withdrawn', 'author']);
    // Dario's report stands alone, if it came before Carla's was withdrawn.
    expect([confirmed, others]).toEqual(
      confirmed === 'changed' ? ['changed', []] : ['accepted', [[1650, 'reported', null]]],
    );
    expect(await price(at)).toBe(1700);
  }
});

test('an owner’s price holds, whatever a driver reports at the same time', async () => {
  const olga = await registerVerified(server, 'olga@example.sm');
  for (const at of stations) {
    await makeOwner(server, at, olga);
    const [saved] = await Promise.all([
      server.app.inject({
        method: 'PUT',
        url: `/api/owner/stations/${at}/prices`,
        headers: { ...asUser(olga), 'idempotency-key': crypto.randomUUID() },
        payload: { prices: [{ fuel_type_id: DIESEL, price: 1.72 }], sure: true },
      }),
      report(anna, { price: 1650 }, { at }),
    ]);
    expect(saved.statusCode).toBe(200);
    expect(await price(at)).toBe(1720);
    const [claim] = await claimsAt(at);
    expect([
      [1650, 'rejected', 'owner'],
      [1650, 'reported', null],
    ]).toContainEqual(claim);
  }
  expect(await countOf('action_log')).toBe(ROUNDS);
});

test('an owner’s two saves with one key at once are recorded once', async () => {
  const olga = await registerVerified(server, 'olga@example.sm');
  for (const at of stations) {
    await makeOwner(server, at, olga);
    const key = crypto.randomUUID();
    const save = async (euros: number) =>
      await server.app.inject({
        method: 'PUT',
        url: `/api/owner/stations/${at}/prices`,
        headers: { ...asUser(olga), 'idempotency-key': key },
        payload: { prices: [{ fuel_type_id: DIESEL, price: euros }], sure: true },
      });
    const answers = await Promise.all([save(1.72), save(1.72), save(1.72)]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await save(1.73)).statusCode).toBe(409);
    expect(await price(at)).toBe(1720);
  }
  expect(await countOf('price_report')).toBe(ROUNDS);
  expect(await countOf('action_log')).toBe(ROUNDS);
});

test('a claim withdrawn while an administrator decides is withdrawn, whether decided before or not at all', async () => {
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  for (const at of stations) {
    const id = crypto.randomUUID();
    expect(await report(anna, { price: 1400 }, { id, at, sure: true })).toBe('held');
    const { id: item } = await db()
      .selectFrom('observation')
      .select('id')
      .where('station_id', '=', at)
      .where('origin', '=', 'driver')
      .executeTakeFirstOrThrow();
    const before = await countOf('action_log');
    const [decided] = await Promise.all([
      server.app.inject({
        method: 'POST',
        url: `/api/admin/queue/${item}`,
        headers: asUser(maria),
        payload: { decision: 'reject', reason: 'Prova' },
      }),
      undo(anna, id),
    ]);
    const isDecided = decided.statusCode === 200;
    expect(isDecided ? 200 : decided.statusCode).toBe(isDecided ? 200 : 409);
    expect(await claimsAt(at)).toEqual([[1400, 'withdrawn', 'author']]);
    expect((await countOf('action_log')) - before).toBe(isDecided ? 1 : 0);
    expect(await price(at)).toBe(1700);
  }
});
