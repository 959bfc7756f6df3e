// Tests rules admin-log, admin-prices, admin-stations.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import type { FoundStations } from '@pieno/contract/stations/found-stations.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';

const DIESEL = 20;
let server: TestApp;
let maria: Session;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely);
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, by = maria) =>
  server.app.inject({
    method,
    url: `/api/admin${url}`,
    headers: asUser(by),
    ...(payload && { payload }),
  });
const set = (body: object, by = maria) =>
  call('PUT', `/stations/${station}/prices/${DIESEL}`, body, by);
const withdraw = (body: object) => call('DELETE', `/stations/${station}/prices/${DIESEL}`, body);
const read = async () =>
  (await call('GET', `/stations/${station}/prices`)).json<AdministeredPrices>();
const diesel = async () => (await read()).prices.find(({ fuel_type: { id } }) => id === DIESEL);
const log = async () => (await call('GET', '/log')).json<ActionLogPage>().entries;

test('a fraction of a thousandth is refused, not rounded', async () => {
  expect((await set({ price: 1.6795 })).json()).toMatchObject({
    state: 'refused',
    message: 'Un prezzo ha al massimo tre decimali',
  });
  expect([await diesel(), await log()]).toMatchObject([{ price: null }, []]);
});

test('an accepted price is shown and logged', async () => {
  const answer = await set({ price: 1.679, seen: null, reason: 'telefonata' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { state: 'accepted', message: 'Prezzo registrato: € 1,679' },
  ]);
  expect(await diesel()).toMatchObject({
    price: 1.679,
    origin: 'administrator',
    since: '2026-11-21T08:00:00.000Z',
    said: 1,
    before: null,
  });
  expect(await log()).toMatchObject([
    {
      role: 'administrator',
      own: true,
      action: 'price_set',
      business: { id: station },
      target: { fuel_type_id: DIESEL, price: 1.679 },
      reason: 'telefonata',
    },
  ]);
});

test('an unusual price needs a confirmation, an impossible one is refused, and neither is recorded', async () => {
  await set({ price: 1.679 });
  server.clock.advance(60_000);
  expect((await set({ price: 1.979 })).json()).toMatchObject({
    state: 'ask',
    message: "Prezzo insolito: € 1,979 è lontano dall'ultimo registrato qui (€ 1,679).",
  });
  const refused = (await set({ price: 16.79, sure: true })).json<{
    state: string;
    message: string;
  }>();
  expect(refused.state).toBe('refused');
  expect(refused.message).toMatch(/: prezzo impossibile, deve stare tra € \d,\d{3} e €/u);
  expect(await diesel()).toMatchObject({ price: 1.679 });
  expect(await log()).toHaveLength(1);
  expect((await set({ price: 1.979, sure: true })).json()).toMatchObject({ state: 'accepted' });
  expect(await diesel()).toMatchObject({ price: 1.979, before: { price: 1.679 } });
});

test('withdrawing removes the whole run, and answers which price holds again', async () => {
  for (const price of [1.659, 1.679, 1.679, 1.679]) {
    await set({ price });
    server.clock.advance(3_600_000);
  }
  expect(await diesel()).toMatchObject({ said: 3, before: { price: 1.659 } });
  expect((await withdraw({ seen: 1.679, reason: '' })).statusCode).toBe(422);
  const answer = await withdraw({ seen: 1.679, reason: 'era un errore' });
  expect(answer.json()).toMatchObject({ message: 'Prezzo ritirato: € 1,679' });
  expect(await diesel()).toMatchObject({ price: 1.659, seen_at: '2026-11-21T08:00:00.000Z' });
  await withdraw({ reason: 'anche questo' });
  expect(await diesel()).toMatchObject({ price: null, said: 0 });
  expect((await withdraw({ reason: 'ancora' })).json()).toMatchObject({ code: 'price_not_found' });
  expect((await log())[1]).toMatchObject({
    action: 'price_withdrawn',
    target: { price: 1.679, times: 3 },
    reason: 'era un errore',
  });
});

test('the second of two administrators who change one price learns that it has changed', async () => {
  await set({ price: 1.679 });
  server.clock.advance(60_000);
  const luca = await registerVerified(server, 'luca@example.sm', { role: 'admin' });
  const answers = await Promise.all([
    set({ price: 1.689, seen: 1.679 }),
    set({ price: 1.699, seen: 1.679 }, luca),
  ]);
  const codes = new Set(answers.map(({ statusCode }) => statusCode));
  expect(codes).toEqual(new Set([200, 409]));
  const late = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(late.json()).toMatchObject({ code: 'prices_changed' });
  expect((await withdraw({ seen: 1.679, reason: 'tardi' })).statusCode).toBe(409);
});

test('an unknown station or fuel is not found', async () => {
  expect((await call('GET', '/stations/99999/prices')).statusCode).toBe(404);
  expect((await call('PUT', '/stations/99999/prices/20', { price: 1.6 })).statusCode).toBe(404);
  expect((await call('PUT', `/stations/${station}/prices/77`, { price: 1.6 })).statusCode).toBe(
    404,
  );
});

test('the log is read page by page, and by station', async () => {
  const other = await addStation(server.database.kysely);
  await set({ price: 1.679 });
  await call('PUT', `/stations/${other}/prices/${DIESEL}`, { price: 1.669 });
  const [newest, first] = await log();
  const page = await call('GET', `/log?before=${newest!.id}`);
  expect(page.json()).toMatchObject({ entries: [{ id: first!.id }], next: null });
  const about = (await call('GET', `/log?station=${other}`)).json<ActionLogPage>();
  expect(about.entries.map(({ id }) => id)).toEqual([newest!.id]);
});

test('fuels that a station is known to sell differ from those that it may sell', async () => {
  const sold = async () =>
    (await read()).prices.filter((entry) => entry.sold).map(({ fuel_type: { id } }) => id);
  expect(await sold()).toEqual([]);
  expect((await read()).prices.length).toBeGreaterThan(4);
  await set({ price: 1.679 });
  expect(await sold()).toEqual([DIESEL]);
  const db = server.database.kysely;
  await db
    .updateTable('station')
    .set({ confirmed_decades: [10] })
    .where('id', '=', station)
    .execute();
  expect(await sold()).toEqual([10, 11, DIESEL]);
});

test('charging sites are listed after the fuel stations, and marked', async () => {
  const db = server.database.kysely;
  await addStation(db, { name: 'A Ricarica', kind: 'charging', locality: 'Borgo' });
  await addStation(db, { name: 'Zeta Pompa', locality: 'Borgo' });
  const found = (await call('GET', '/stations?q=borgo')).json<FoundStations>();
  expect(found.stations.map(({ business: { name }, kind }) => [name, kind])).toEqual([
    ['Zeta Pompa', 'fuel'],
    ['A Ricarica', 'charging'],
  ]);
});

test('stations are found by a search word, with their owners', async () => {
  await addStation(server.database.kysely, { name: 'Da Gigi', locality: 'Serravalle' });
  const found = await call('GET', '/stations?q=gigi');
  expect(found.json()).toMatchObject({
    stations: [{ business: { name: 'Da Gigi' }, areas: ['SM'], people: 0, invitations: 0 }],
    total: 1,
  });
  expect((await call('GET', '/stations')).json()).toMatchObject({ total: 2 });
});
