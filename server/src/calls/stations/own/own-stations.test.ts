// Tests rules owner-fuels, owner-stations.
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asGuest, asUser, enterAsGuest, registerVerified } from '../../../testing/accounts.ts';
import type { TestApp } from '../../../testing/app.ts';
import { useOwnStation } from '../../../testing/stations/own-station.ts';
import { makeOwner, ownStations, recordNow } from '../../../testing/stations/owners.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { listOwnStations } from './own-stations.ts';

const [PETROL, DIESEL, PREMIUM] = [10, 20, 12];
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made), { facts: { name: 'Alla Rocca' } });

const setFuels = (fuels: Record<number, boolean>, who = anna, at = station) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${at}/fuels`,
    payload: {
      fuels: Object.entries(fuels).map(([id, sold]) => ({ fuel_type_id: Number(id), sold })),
    },
    headers: asUser(who),
  });
const first = async (who = anna) => (await ownStations(server, who)).stations[0]!;
const totem = async () => (await first()).fuels.map(({ fuel_type }) => fuel_type.id);

test('an owner sees the own stations with prices, reference prices and people', async () => {
  await recordNow(server, station, { [DIESEL]: 1790, [PREMIUM]: 1950 });
  for (const price of [1700, 1710, 1720]) {
    await recordNow(server, await addStation(server.database.kysely), { [DIESEL]: price });
  }
  const own = await first();
  expect(own).toMatchObject({
    business: { id: station, name: 'Alla Rocca' },
    state: 'active',
    people: [{ id: anna.user.id, name: 'anna', state: 'active', is_me: true }],
    fresh_until: own.fuels[0]!.price!.fresh_until,
  });
  expect(own.fuels).toMatchObject([
    { fuel_type: { id: DIESEL }, price: { price: 1.79 }, reference: 1.71, disputes: 0 },
    { fuel_type: { id: PREMIUM }, price: { price: 1.95 }, reference: null },
  ]);
  expect(own.other_fuels.map(({ id }) => id)).toContain(PETROL);
});

test("drivers' reports appear beside a price", async () => {
  await recordNow(server, station, { [DIESEL]: 1790 });
  const seen = server.clock.now();
  const by = { source: 'driver', origin: 'driver' } as const;
  const claim = { station_id: station, fuel_type_id: DIESEL, ...by };
  await server.database.kysely
    .insertInto('observation')
    .values({ ...claim, price: 1750, observed_at: seen, received_at: seen, state: 'reported' })
    .execute();
  await server.database.kysely
    .insertInto('price_dispute')
    .values({
      station_id: station,
      fuel_type_id: DIESEL,
      price: 1790,
      origin: 'driver',
      claimant: 'b',
      created_at: seen,
    })
    .execute();
  expect((await first()).fuels).toMatchObject([
    { reported: [{ state: 'reported', price: 1.75, seen_at: seen.toISOString() }], disputes: 1 },
  ]);
});

test('a station without any price begins with petrol and diesel', async () => {
  expect(await totem()).toEqual([PETROL, DIESEL]);
});

test('a fuel that is no longer sold loses its price, and the others stay', async () => {
  await recordNow(server, station, { [PETROL]: 1690, [DIESEL]: 1790 });
  const answer = await setFuels({ [DIESEL]: false, [PREMIUM]: true });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { fuels: [{ fuel_type: { id: PETROL } }, { fuel_type: { id: PREMIUM }, price: null }] },
  ]);
  const prices = await server.database.kysely
    .selectFrom('current_price')
    .select('fuel_type_id')
    .execute();
  expect(prices).toEqual([{ fuel_type_id: PETROL }]);
  await setFuels({ [DIESEL]: true });
  expect((await first()).fuels[1]).toMatchObject({ price: { price: 1.79 } });
});

test('repeating the sold fuels is no new decision', async () => {
  const decided = async () =>
    await server.database.kysely
      .selectFrom('station_fuel')
      .select(['fuel_type_id', 'decided_at'])
      .orderBy('fuel_type_id')
      .execute();
  await setFuels({ [PETROL]: true, [DIESEL]: false });
  const first = await decided();
  server.clock.advance(60_000);
  await setFuels({ [PETROL]: true, [DIESEL]: false });
  expect(await decided()).toEqual(first);
});

test('a totem has one to ten fuels, all of them known', async () => {
  const ten = Object.fromEntries([11, 12, 13, 14, 15, 21, 22, 23].map((id) => [id, true]));
  expect((await setFuels(ten)).statusCode).toBe(200);
  const more = await setFuels({ 30: true });
  expect([more.statusCode, more.json()]).toMatchObject([
    422,
    { message: 'Al massimo 10 carburanti' },
  ]);
  const all = Object.fromEntries((await totem()).map((id) => [id, false]));
  expect((await setFuels(all)).json()).toMatchObject({ code: 'fuels_none' });
  expect((await setFuels({ 999: true })).statusCode).toBe(422);
  expect(await totem()).toHaveLength(10);
});

test('others see and change nothing of it', async () => {
  const bruno = await registerVerified(server, 'bruno@example.sm');
  expect(await ownStations(server, bruno)).toEqual({ stations: [], reminders: true });
  const refused = await setFuels({ [DIESEL]: false }, bruno);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'owners_only' }]);
  expect((await setFuels({ [DIESEL]: false }, anna, 999)).statusCode).toBe(404);
  const guest = asGuest(await enterAsGuest(server));
  expect((await server.app.inject({ url: '/api/owner/stations', headers: guest })).statusCode).toBe(
    403,
  );
});

test('reading many stations takes as many queries as one', async () => {
  const { database, clock } = server;
  const queries = async () => {
    let count = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => ((count += 1), node),
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await listOwnStations(database.kysely.withPlugin(counter), clock.now(), anna.user.id);
    return count;
  };
  const forOne = await queries();
  for (const name of ['Bivio', 'Ai Pini', 'Cinque Vie']) {
    const further = await addStation(database.kysely, { name });
    await makeOwner(server, further, anna);
    await recordNow(server, further, { [PETROL]: 1650 + name.length });
  }
  expect(await queries()).toBe(forOne);
  const { stations } = await ownStations(server, anna);
  expect(
    stations.map(({ business, fuels, people }) => [
      business.name,
      fuels[0]!.price?.price,
      people.length,
    ]),
  ).toEqual([
    ['Ai Pini', 1.657, 1],
    ['Alla Rocca', undefined, 1],
    ['Bivio', 1.655, 1],
    ['Cinque Vie', 1.66, 1],
  ]);
});

test('a person waiting for approval sees only the name', async () => {
  const bruno = await registerVerified(server, 'bruno@example.sm');
  await server.database.kysely
    .insertInto('station_owner')
    .values({
      station_id: station,
      user_id: bruno.user.id,
      state: 'pending',
      since: server.clock.now(),
    })
    .execute();
  expect(await first(bruno)).toMatchObject({ state: 'pending', fuels: [], people: [] });
  expect((await setFuels({ [DIESEL]: false }, bruno)).statusCode).toBe(403);
  expect((await first()).people).toMatchObject([
    { name: 'anna' },
    { name: 'bruno', state: 'pending' },
  ]);
});
