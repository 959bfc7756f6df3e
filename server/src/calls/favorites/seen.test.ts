// Tests rule favorites-seen.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { registerVerified } from '../../testing/accounts.ts';
import { favoritesOf } from '../../testing/accounts/favorites-of.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { driving, type Driver } from '../../testing/prices/drivers.ts';
import { merge } from '../../testing/stations/merges.ts';
import { addStation } from '../../testing/stations/stations.ts';

const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let anna: Driver;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, state, pass, price } = driving(() => server);
beforeEach(async () => {
  station = await begin();
  anna = await driver();
  await star(station);
});

const { list, star, unstar, see } = favoritesOf(
  () => server,
  () => ({ token: anna.headers.authorization.slice('Bearer '.length) }),
);
const now = () => server.clock.now().toISOString();
const look = async () => {
  expect((await see(now())).statusCode).toBe(204);
};
const seen = async (at = station) => {
  const favorite = (await list()).find(({ business_id }) => business_id === at)!;
  if (!favorite.seen) return null;
  return Object.fromEntries(favorite.seen.prices.map((one) => [one.fuel_type_id, one.price]));
};

test('nothing is seen before it is marked, and reading the list marks nothing', async () => {
  await state(1690);
  await list();
  expect(await seen()).toBe(null);
});

test("each fuel's seen price stays until it is marked again", async () => {
  await state(1690);
  await state(1790, 'ministry', station, PETROL);
  pass(5);
  await look();
  const at = now();
  pass(60);
  await state(1650, 'owner');
  expect(await seen()).toEqual({ [DIESEL]: 1.69, [PETROL]: 1.79 });
  expect((await list())[0]!.seen!.at).toBe(at);
  await look();
  expect(await seen()).toEqual({ [DIESEL]: 1.65, [PETROL]: 1.79 });
});

test('a price that arrived while the page was open was not seen', async () => {
  await state(1690);
  pass(5);
  const shown = now();
  pass(1);
  await state(1650);
  await see(shown);
  expect(await seen()).toEqual({ [DIESEL]: 1.69 });
});

test('a price that a file delivered later for an earlier instant was not seen', async () => {
  await state(1690);
  pass(60);
  const [observedAt, shown] = [server.clock.now(), now()];
  pass(60);
  const claim = {
    stationId: station,
    fuelTypeId: DIESEL,
    price: 1650,
    unit: 'litre',
    observedAt,
  } as const;
  await inTransaction(server.database.kysely, (tx) =>
    recordPrices(tx, server.clock, { origin: 'ministry' }, [claim]),
  );
  expect(await price()).toBe(1650);
  await see(shown);
  expect(await seen()).toEqual({ [DIESEL]: 1.69 });
});

test("a driver's price that waited for a second report was not seen", async () => {
  for (const [index, other] of [1700, 1710, 1720].entries()) {
    await state(
      other,
      'operator_sheet',
      await addStation(server.database.kysely, { name: `${index}` }),
    );
  }
  await state(1750);
  pass(5);
  await report(await known(), { price: 1650 });
  const before = await price();
  pass(5);
  const shown = now();
  pass(5);
  await report(await known(), { price: 1650 });
  await report(await known(), { price: 1650 });
  expect([before, await price()]).toEqual([1750, 1650]);
  await see(shown);
  expect(await seen()).toEqual({ [DIESEL]: 1.75 });
});

test('an invented price is never a seen price', async () => {
  await state(1690, 'demo');
  await look();
  expect(await seen()).toEqual({});
});

test("of two phones' visits the later one counts, and none lies in the future", async () => {
  await state(1690);
  pass(60);
  await state(1650);
  await look();
  await see('2026-11-21T08:30:00Z');
  expect(await seen()).toEqual({ [DIESEL]: 1.65 });
  await see('2026-12-24T08:00:00Z');
  expect((await list())[0]!.seen!.at).toBe(now());
  pass(60);
  await state(1600);
  await look();
  expect(await seen()).toEqual({ [DIESEL]: 1.6 });
  expect((await see('0000-01-01T00:00:00Z')).statusCode).toBe(204);
  expect((await see('x')).statusCode).toBe(422);
});

test('each person has its own seen prices, of its own favourites only', async () => {
  const other = await driver();
  const theirs = favoritesOf(
    () => server,
    () => ({ token: other.headers.authorization.slice('Bearer '.length) }),
  );
  await theirs.star(station);
  await state(1690);
  await look();
  expect((await theirs.list())[0]!.seen).toBe(null);
  await unstar(station);
  await state(1650);
  pass(60);
  await look();
  await star(station);
  expect(await seen()).toEqual({ [DIESEL]: 1.69 });
});

test("a merged station's seen price is that of the other station", async () => {
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  const kept = await addStation(server.database.kysely, { name: 'Api', source: 'osm' });
  await state(1690);
  await state(1650, 'operator_sheet', kept);
  await state(1790, 'operator_sheet', kept, PETROL);
  expect((await merge(server, maria, kept, station)).statusCode).toBe(200);
  pass(5);
  await look();
  expect(await seen(kept)).toEqual({ [DIESEL]: 1.65, [PETROL]: 1.79 });
});
