import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { asUser, post, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { boardNow, pageNow } from '../../../testing/prices/board.ts';
import { makeOwner, recordNow } from '../../../testing/stations/owners.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';
import { lockBoardVersion } from '../../../modules/changes/board-version.ts';
import { saveStations, type SourceStation } from '../../../modules/stations/facts/save-stations.ts';

const DIESEL = 20;
const DOGANA = { latitude: 43.9813, longitude: 12.4897 };
const RIMINI = { latitude: 44.05, longitude: 12.56 };
const NEW = { name: 'Nuova Stazione', kind: 'fuel', brand: 'Api', ...DOGANA } as const;
let server: TestApp;
let maria: Session;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-22T08:00:00Z');
  await server.clear();
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely, { source: 'osm', source_id: 'node/1' });
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, by = maria) =>
  server.app.inject({
    method,
    url: `/api/admin/stations${url}`,
    headers: asUser(by),
    ...(payload && { payload }),
  });
const read = async (id = station) =>
  (await call('GET', `/${id}/facts`)).json<AdministeredStation>();
const page = (id: number) => pageNow(server, id);
const rank = async () => {
  const ranking = (await boardNow(server)).ranking('SM', DIESEL)!;
  const rows = JSON.parse(String(ranking.identity.body)) as { business: { id: number } }[];
  return rows.map(({ business }) => business.id);
};
const log = async () => {
  const url = '/api/admin/log';
  const answer = await server.app.inject({ url, headers: asUser(maria) });
  return answer.json<ActionLogPage>().entries.map(({ action, target }) => [action, target]);
};

test('a new station has the given place, and ranks with its first price (rule admin-station-facts)', async () => {
  const made = (await call('POST', '', NEW)).json<AdministeredStation>();
  expect(made).toMatchObject({ country: 'SM', areas: ['SM'], brand: 'Api', source: 'operator' });
  const { id } = made.business;
  await recordNow(server, id, { [DIESEL]: 1679 });
  expect(await rank()).toEqual([id]);
  expect((await page(id)).business).toMatchObject({ name: NEW.name, ...DOGANA });
  expect(await log()).toEqual([['station_created', {}]]);
});

test.each([
  { latitude: undefined, longitude: undefined, code: 'position_missing' },
  { latitude: 0, longitude: 0, code: 'position_impossible' },
])('none is added at $latitude, $longitude: $code', async ({ code, ...place }) => {
  const answer = await call('POST', '', { ...NEW, ...place });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error_codes: { latitude: [{ code }] } });
  expect(await log()).toEqual([]);
});

test('within metres of another of its kind, adding a station asks for confirmation', async () => {
  await call('PUT', `/${station}/facts`, { ...DOGANA, name: 'Agip Dogana' });
  const near = { ...NEW, latitude: DOGANA.latitude + 0.0002 };
  const asked = await call('POST', '', near);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    code: 'station_here',
    message: `C'è già «Agip Dogana» (numero ${station}) qui, a 22 metri`,
  });
  for (const other of [
    { ...near, latitude: DOGANA.latitude + 0.00055 },
    { ...near, kind: 'charging' },
    { ...near, sure: true },
  ])
    expect((await call('POST', '', other)).statusCode).toBe(200);
});

test('country and areas follow from the place', async () => {
  await call('PUT', `/${station}/facts`, RIMINI);
  expect(await read()).toMatchObject({ country: 'IT', areas: ['confine'] });
  await call('PUT', `/${station}/facts`, DOGANA);
  expect(await read()).toMatchObject({ country: 'SM', areas: ['SM'] });
});

test('a station of San Marino that is not moved keeps its country, whatever the border says', async () => {
  await server.database.kysely.updateTable('station').set(RIMINI).execute();
  await call('PUT', `/${station}/facts`, { ...RIMINI, name: 'Altro nome' });
  expect(await read()).toMatchObject({ country: 'SM', business: { name: 'Altro nome' } });
});

test('an import does not change what was edited, and does change the rest', async () => {
  await call('PUT', `/${station}/facts`, {
    name: 'Il nome giusto',
    phone: null,
    address: 'Via Nuova 1',
  });
  const sourceStation: SourceStation = {
    source: 'osm',
    source_id: 'node/1',
    kind: 'fuel',
    country: 'SM',
    name: 'OSM',
    brand: 'Q8',
    short_description: null,
    address: 'Via Vecchia 9',
    postcode: null,
    locality: 'Dogana',
    latitude: 43.95,
    longitude: 12.46,
    phone: '0549 000000',
    mobile: null,
    email: null,
    website: null,
    opening_hours: null,
    areas: ['SM'],
    confirmed_decades: [],
  };
  await inTransaction(server.database.kysely, async (tx) => {
    await lockBoardVersion(tx);
    await saveStations(tx, [sourceStation], 'replace', server.clock.now());
    await saveStations(tx, [sourceStation], 'fill', server.clock.now());
  });
  expect(await read()).toMatchObject({
    business: { name: 'Il nome giusto', locality: 'Dogana' },
    address: 'Via Nuova 1',
    phone: null,
    brand: 'Q8',
    decided: ['address', 'phone', 'name'],
  });
  expect(await log()).toEqual([
    [
      'station_edited',
      {
        fields: 'address name',
        'fact.address': '– → Via Nuova 1',
        'fact.name': expect.stringMatching(/ → Il nome giusto$/u) as string,
      },
    ],
  ]);
});

test.each([
  { website: 'api.sm', code: 'website_invalid' },
  { phone: 'chiamare', code: 'phone_invalid' },
  { name: ' ', code: 'name_missing' },
  { latitude: 43.9, code: 'position_missing' },
])('nothing is changed for $code', async ({ code, ...facts }) => {
  const answer = await call('PUT', `/${station}/facts`, { brand: 'Q8', ...facts });
  expect(answer.statusCode).toBe(422);
  expect(JSON.stringify(answer.json())).toContain(code);
  expect((await read()).brand).toBeNull();
});

test('a station closed for good keeps its page, says so, and has no rank until it reopens (rule station-closed)', async () => {
  await recordNow(server, station, { [DIESEL]: 1679 });
  expect(await rank()).toEqual([station]);
  await call('PUT', `/${station}/closed`, { closed: true, reason: 'ruspe' });
  await call('PUT', `/${station}/closed`, { closed: true });
  expect(await rank()).toEqual([]);
  expect(await page(station)).toMatchObject({ closed: true, areas: [], reportable_fuels: [] });
  await call('PUT', `/${station}/closed`, { closed: false });
  expect(await rank()).toEqual([station]);
  expect((await page(station)).closed).toBeUndefined();
  expect(await log()).toEqual([
    ['station_reopened', {}],
    ['station_closed', {}],
  ]);
});

test('nobody reports prices of a closed station', async () => {
  const anna = await registerVerified(server, 'anna@example.sm');
  const olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, olga);
  await recordNow(server, station, { [DIESEL]: 1679 });
  await call('PUT', `/${station}/closed`, { closed: true });
  const entry = { fuel_type_id: DIESEL, price: 1.669 };
  const at = { business_id: station };
  const answers = [
    await post(
      server,
      '/price-reports',
      { id: crypto.randomUUID(), ...at, entries: [entry] },
      asUser(anna),
    ),
    await post(server, '/price-disputes', { ...at, ...entry }, asUser(anna)),
    await post(server, '/station-states', { ...at, state: 'closed' }, asUser(anna)),
    await server.app.inject({
      method: 'PUT',
      url: `/api/owner/stations/${station}/prices`,
      headers: { ...asUser(olga), 'idempotency-key': crypto.randomUUID() },
      payload: { prices: [entry] },
    }),
  ];
  expect(
    answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code]),
  ).toEqual(answers.map(() => [409, 'station_closed']));
});

test("a station's categories also follow from its prices and its owner", async () => {
  const priced = async () =>
    (await call('GET', `/${station}/facts`)).json<AdministeredStation>().priced;
  expect(await priced()).toEqual([]);
  await call('PUT', `/${station}/prices/20`, { price: 1.679 });
  const decided_at = server.clock.now();
  await server.database.kysely
    .insertInto('station_fuel')
    .values([
      { station_id: station, fuel_type_id: 10, sold: true, decided_at },
      { station_id: station, fuel_type_id: 30, sold: false, decided_at },
    ])
    .execute();
  expect(await priced()).toEqual([10, 20]);
});

test('a category is added, and removed', async () => {
  await call('PUT', `/${station}/categories/50`, { sold: true });
  expect((await read()).decades).toEqual([50]);
  await call('PUT', `/${station}/categories/50`, { sold: false });
  expect(await read()).toMatchObject({ decades: [], decided: ['confirmed_decades'] });
  expect((await call('PUT', `/${station}/categories/60`, { sold: true })).statusCode).toBe(404);
});

test('an unknown station is not edited, and only administrators edit', async () => {
  const anna = await registerVerified(server, 'anna@example.sm');
  for (const [url, body] of [
    ['/facts', { name: 'X' }],
    ['/closed', { closed: true }],
    ['/categories/10', { sold: true }],
  ] as const) {
    expect((await call('PUT', `/999999${url}`, body)).statusCode).toBe(404);
    expect((await call('PUT', `/${station}${url}`, body, anna)).statusCode).toBe(403);
  }
  expect((await call('POST', '', NEW, anna)).statusCode).toBe(403);
  expect((await call('GET', '/999999/facts')).statusCode).toBe(404);
  expect((await call('GET', `/${station}/facts`, undefined, anna)).statusCode).toBe(403);
});
