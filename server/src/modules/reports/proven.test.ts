import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { driving, type Driver } from '../../testing/drivers.ts';
import { addStation } from '../../testing/stations.ts';
import { withdrawCurrent } from '../prices/log/decide.ts';
import { changePrices } from '../prices/change-prices.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, report, state, price, pass } = driving(() => server);

let author: Driver;
let others: Driver[];
beforeEach(async () => {
  await begin();
  author = await driver();
  others = [await driver(), await driver(), await driver()];
});

/** The author reports a price alone, at a station whose own is far off. @returns what becomes of it */
async function alone(): Promise<{ said: string; at: number }> {
  const at = await addStation(server.database.kysely);
  await state(1700, 'operator_sheet', at);
  pass(60);
  return { said: await report(author, { price: 1640 }, { at }), at };
}

/** Others bear out that many prices of the author, by as many people and at as many stations as given. */
async function borneOut(count: number, people: number, stations: number): Promise<void> {
  const places: number[] = [];
  for (let index = 0; index < stations; index++) {
    places.push(await addStation(server.database.kysely));
  }
  for (let index = 0; index < count; index++) {
    const at = places[index % stations]!;
    const now = 1700 + 50 * Math.floor(index / stations);
    await state(now, 'operator_sheet', at);
    pass(61);
    expect(await report(author, { price: now - 50 }, { at })).toBe('reported');
    expect(await report(others[index % people]!, { price: now - 50 }, { at })).toBe('accepted');
    pass(61);
  }
}

test.each([
  ['five, by three people at three stations', 5, 3, 3, 'accepted'],
  ['four', 4, 3, 3, 'reported'],
  ['five, by two people', 5, 2, 3, 'reported'],
  ['five, at two stations', 5, 3, 2, 'reported'],
] as const)(
  'an author of whom others bore out %s',
  async (_, count, people, stations, expected) => {
    await borneOut(count, people, stations);
    const { said, at } = await alone();
    expect([said, await price(at)]).toEqual([expected, expected === 'accepted' ? 1640 : 1700]);
  },
);

test('one price that was wrong ends it for ninety days', async () => {
  await borneOut(5, 3, 3);
  const { at } = await alone();
  const { clock, database } = server;
  const decider = { by: 'administrator', reason: 'telefonata' };
  await changePrices(database.kysely, clock, (change) =>
    withdrawCurrent(change, { stationId: at, fuelTypeId: 20 }, decider),
  );
  expect((await alone()).said).toBe('reported');
  for (let weeks = 0; weeks < 13; weeks++) {
    pass(7 * 24 * 60);
    // A session lives for as long as it is used.
    await server.app.inject({ url: '/api/user', headers: author.headers });
  }
  expect((await alone()).said).toBe('accepted');
});

test("an owner's word of the last day is not displaced by it", async () => {
  await borneOut(5, 3, 3);
  const at = await addStation(server.database.kysely);
  await state(1700, 'owner', at);
  pass(60);
  expect(await report(author, { price: 1640 }, { at })).toBe('reported');
});
