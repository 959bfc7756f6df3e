// At how many stations a known driver's reports have effect: rule report-share.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { know, type Driver } from '../../../testing/prices/drivers.ts';
import { amongFive } from '../../../testing/prices/five-stations.ts';
import { personOf } from '../../../testing/prices/log-prices.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { applyVouching, revertVouching } from '../../../modules/people/vouching-effects.ts';
import { setPersonActive } from '../../../modules/people/set-active.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';
import { lapseJob } from '../../../modules/prices/lapse.ts';

const PETROL = 10;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const {
  beginWithFive,
  belt,
  dispute,
  driver,
  known,
  knownAdministrator,
  pass,
  price,
  report,
  reportAt,
  reportAtAll,
  soldOut,
  state,
  call,
} = amongFive(() => server);
const db = () => server.database.kysely;
const changed = (work: (change: PriceChange) => Promise<unknown>) =>
  changePrices(db(), server.clock, work);
const TWO = ['accepted', 'accepted', 'reported', 'reported', 'reported'];
const FREE = Array(5).fill('accepted');

let anna: Driver;
let five: number[];
beforeEach(async () => {
  five = await beginWithFive();
  anna = await known();
});
test('a known driver who moves two stations of a category counts as ordinary at a third, others do not', async () => {
  expect(await reportAtAll(anna, five)).toEqual(TWO);
  // What needs no known driver is free, as are another report at one of the two, and another category.
  pass(61);
  expect(await reportAt(anna, five[3]!, 1710)).toBe('accepted');
  expect(await reportAt(anna, five[0]!, 1655)).toBe('accepted');
  expect(await reportAt(anna, five[4]!, 1850, { fuel: PETROL })).toBe('accepted');
  expect(await reportAtAll(await known(), five.slice(2))).toEqual([
    'accepted',
    'accepted',
    'reported',
  ]);
});

test('a station counts for 72 hours, and for as long as a confirmation keeps the rank', async () => {
  expect(await reportAtAll(anna, five.slice(0, 2))).toEqual(['accepted', 'accepted']);
  pass(71 * 60);
  expect(await report(anna, { price: 1745, confirmed: true }, { at: five[0] })).toBe('accepted');
  expect(await reportAt(anna, five[2]!)).toBe('reported');
  await state(1700, 'operator_sheet', five[1]);
  pass(2 * 60);
  expect(await reportAt(anna, five[3]!)).toBe('accepted');
  expect(await reportAt(anna, five[4]!)).toBe('reported');
});

test('a report evaluated as an ordinary driver’s stays so when the share is free again', async () => {
  await reportAtAll(anna, five.slice(0, 3));
  pass(71 * 60 + 50);
  for (const at of five.slice(0, 2)) await state(1700, 'operator_sheet', at);
  pass(5);
  await lapseJob(db(), server.clock).run(AbortSignal.timeout(60_000));
  expect(await price(five[2])).toBe(1700);
  expect(await reportAt(await known(), five[2]!)).toBe('accepted');
});

test('disputes and states use the share like prices', async () => {
  expect(await dispute(anna, five[0]!)).toBe('contested');
  expect(await soldOut(anna, five[1]!)).toBe(true);
  expect(await reportAt(anna, five[2]!)).toBe('reported');
  expect(await call(anna, five[3]!, '/station-states', { state: 'closed' })).toMatchObject({
    states: [{ counts: false }],
    code: 'state_share',
  });
  const answer = await call(anna, five[4]!, '/price-disputes', {
    fuel_type_id: 20,
    price: 1.7,
  });
  expect(answer).toMatchObject({ state: 'noted', code: 'dispute_noted_share' });
  const bruno = await known();
  expect(await dispute(bruno, five[3]!)).toBe('contested');
  expect(await soldOut(bruno, five[4]!)).toBe(true);
  expect(await call(bruno, five[0]!, '/station-states', { state: 'closed' })).toMatchObject({
    code: 'state_share',
  });
});

test('reporting a station closed uses one station of each category', async () => {
  for (const at of five.slice(0, 2)) {
    await state(1900, 'operator_sheet', at, PETROL);
    pass(1);
    expect(await reportAt(anna, at, 1850, { fuel: PETROL })).toBe('accepted');
  }
  const closed = await call(anna, five[2]!, '/station-states', { state: 'closed' });
  expect(closed.states[0]!.counts).toBe(false);
  expect(await soldOut(anna, five[2]!)).toBe(true);
});

test('confirming what no firm price keeps fresh uses the share, where the belt’s prices have moved away', async () => {
  await belt(1700);
  pass(1);
  for (const at of five) await state(1700, 'operator_sheet', at);
  const confirm = async (at: number) => {
    pass(1);
    return await report(anna, { price: 1700, confirmed: true }, { at });
  };
  for (const at of five) expect(await confirm(at)).toBe('accepted');
  expect(await reportAt(anna, five[0]!)).toBe('accepted');
  await belt(1600);
  for (let day = 0; day < 9; day += 1) {
    pass(24 * 60);
    for (const at of five.slice(1)) await confirm(at);
  }
  const rows = await db()
    .selectFrom('current_price')
    .innerJoin('fuel_type', 'fuel_type.id', 'fuel_type_id')
    .select(['station_id', 'known_confirmed_at'])
    .where('decade', '=', 20)
    .where('station_id', 'in', five.slice(1))
    .execute();
  const newest = server.clock.now().getTime() - 60 * 60_000;
  const kept = rows.filter((row) => row.known_confirmed_at!.getTime() > newest);
  expect(kept).toHaveLength(2);
});

describe('a driver who is no longer known', () => {
  test('loses every effect', async () => {
    await reportAtAll(anna, five.slice(0, 2));
    await changed((change) => revertVouching(change, personOf(anna.email)));
    expect(await Promise.all(five.slice(0, 2).map((at) => price(at)))).toEqual([1700, 1700]);
    await know(db(), `again-${anna.email}`, server.clock.now());
    expect(await db().selectFrom('known_share').selectAll().execute()).toEqual([]);
  });

  test('and locked, gives back what honest drivers could not have', async () => {
    await reportAtAll(anna, five);
    await changed((change) => setPersonActive(change, personOf, anna, false));
    expect(await Promise.all(five.map((at) => price(at)))).toEqual(Array(5).fill(1700));
    expect(await db().selectFrom('known_share').selectAll().execute()).toEqual([]);
  });
});

test('becoming known evaluates what waits at two stations, prices before disputes', async () => {
  const carla = await driver();
  expect(await reportAtAll(carla, five.slice(0, 1))).toEqual(['reported']);
  for (const at of five.slice(1)) expect(await dispute(carla, at)).toBe('noted');
  await know(db(), carla.email, server.clock.now());
  await changed((change) => applyVouching(change, personOf(carla.email)));
  expect(await price(five[0])).toBe(1745);
  const contested = await db()
    .selectFrom('current_price')
    .select('station_id')
    .where('contested', '=', true)
    .execute();
  expect(contested).toEqual([{ station_id: five[1] }]);
});

test.each([
  ['a price near those of the belt is free', 1620, 1630, FREE],
  ['also one that takes a medal', 1620, 1599, FREE],
  ['also where the belt has not moved', 1700, 1690, FREE],
  ['one far from the belt is not', 1620, 1745, TWO],
])('%s', async (_what, moved, from, states) => {
  await belt(1700);
  pass(10);
  for (const id of five) await state(1700, 'operator_sheet', id);
  pass(25 * 60);
  await belt(moved);
  const reported: string[] = [];
  for (const [step, at] of five.entries()) reported.push(await reportAt(anna, at, from - step));
  expect(reported).toEqual(states);
});

test('an administrator’s account is not limited as a driver', async () => {
  const maria = await knownAdministrator();
  await know(db(), maria.email, server.clock.now());
  for (const at of five) expect(await soldOut(maria, at)).toBe(true);
});
