// Attempts to have effect at more stations, or at others' cost: rule report-share.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Driver } from '../../../testing/prices/drivers.ts';
import { amongFive } from '../../../testing/prices/five-stations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { beginWithFive, dispute, driver, known, pass, report, reportAt, state, undo, call } =
  amongFive(() => server);
const db = () => server.database.kysely;

let anna: Driver;
let five: number[];
beforeEach(async () => {
  five = await beginWithFive();
  anna = await known();
});
test('withdrawn wrong reports cost no other driver’s share, and free none of the own for a day', async () => {
  for (const at of five.slice(0, 2)) {
    const id = crypto.randomUUID();
    expect(await reportAt(anna, at, 1745, { id })).toBe('accepted');
    expect(await undo(anna, id)).toBe(200);
  }
  expect(await reportAt(anna, five[2]!)).toBe('reported');
  const [bruno, carla] = [await known(), await known()];
  expect([await reportAt(bruno, five[3]!, 1590), await reportAt(carla, five[3]!, 1590)]).toEqual([
    'reported',
    'accepted',
  ]);
  pass(24 * 60 - 40);
  expect(await reportAt(anna, five[4]!)).toBe('reported');
  pass(61);
  expect(await reportAt(anna, five[4]!, 1746)).toBe('accepted');
});

test('reporting that a station closed by others works uses the share too', async () => {
  for (const at of five.slice(0, 4))
    await call(await known(), at, '/station-states', { state: 'closed' });
  const works = async (at: number) =>
    (await call(anna, at, '/station-states', { state: 'working' })).states.length === 0;
  expect([await works(five[0]!), await works(five[1]!), await works(five[2]!)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a second dispute uses the share when the first one is withdrawn', async () => {
  const bruno = await known();
  const headers = anna.headers;
  for (const at of five.slice(0, 2)) {
    const reported = await call(anna, at, '/price-disputes', { fuel_type_id: 20, price: 1.7 });
    expect(await dispute(bruno, at)).toBe('contested');
    await server.app.inject({
      method: 'DELETE',
      url: `/api/price-disputes/${reported.id}`,
      headers,
    });
  }
  expect(await dispute(bruno, five[2]!)).toBe('noted');
});

test('joining honest reports and withdrawing again uses no other driver’s share', async () => {
  const honest = await known();
  for (const at of five.slice(0, 2)) await state(1700, 'owner', at);
  for (const at of five.slice(0, 2)) {
    pass(1);
    expect(await report(honest, { price: 1700, confirmed: true }, { at })).toBe('accepted');
    expect(await reportAt(honest, at, 1640)).toBe('reported');
    const id = crypto.randomUUID();
    expect(await reportAt(anna, at, 1640, { id })).toBe('accepted');
    await undo(anna, id);
  }
  expect(await reportAt(honest, five[2]!)).toBe('accepted');
  expect(await reportAt(honest, five[3]!)).toBe('accepted');
});

test('two drivers with small steps at many stations move the bases of four at most', async () => {
  const both = [anna, await known()];
  for (const round of [0, 1]) {
    for (const at of five) for (const one of both) await reportAt(one, at, 1730 + round * 30);
    pass(61);
    both.reverse();
  }
  const bases = await db()
    .selectFrom('current_price')
    .select(['voices', 'price', 'base_price'])
    .where('station_id', 'in', five)
    .where('fuel_type_id', '=', 20)
    .execute();
  const far = bases.filter((row) => (row.voices === null ? row.price : row.base_price)! > 1734);
  expect(far.length).toBeLessThanOrEqual(4);
});

test('ending others’ disputes uses the share', async () => {
  const honest = [await known(), await known()];
  for (const [index, one] of honest.entries()) {
    for (const at of five.slice(2 * index, 2 * index + 2))
      expect(await dispute(one, at)).toBe('contested');
  }
  for (const at of five.slice(0, 4)) {
    pass(1);
    await report(anna, { price: 1700, confirmed: true }, { at });
  }
  const contested = await db()
    .selectFrom('current_price')
    .select('station_id')
    .where('contested', '=', true)
    .execute();
  expect(new Set(contested.map((row) => row.station_id))).toEqual(new Set(five.slice(2, 4)));
});

test('a fresh account does not keep known drivers from agreeing', async () => {
  const [at] = five as [number];
  await state(1700, 'owner', at);
  expect(await reportAt(anna, at, 1640)).toBe('reported');
  await reportAt(await driver(), at, 1699);
  expect(await reportAt(await known(), at, 1640)).toBe('accepted');
});
