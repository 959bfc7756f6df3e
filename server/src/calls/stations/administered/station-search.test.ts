// Tests rule admin-stations.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { FoundStations } from '@pieno/contract/stations/found-stations.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { logPrices } from '../../../testing/prices/log-prices.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';

const DAY = 24 * 60;
let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-22T08:00:00Z');
  await server.clear();
  await addFuelTypes(server.database.kysely);
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const get = async <Answer>(url: string) =>
  (await server.app.inject({ url: `/api/admin${url}`, headers: asUser(maria) })).json<Answer>();
const found = async (query: string) =>
  (await get<FoundStations>(`/stations?${query}`)).stations.map(({ business }) => business.name);

test('stations are filtered by area, by missing owner, and by missing news as Oggi counts them', async () => {
  const db = server.database.kysely;
  const young = await addStation(db, { name: 'Appena detto' });
  const old = await addStation(db, { name: 'Detto da tempo' });
  await addStation(db, { name: 'Mai detto' });
  await addStation(db, { name: 'Colonnina', kind: 'charging' });
  await addStation(db, { name: 'Oltre', areas: ['confine'] });
  await addStation(db, { name: 'Chiuso', closed_at: '2026-11-01T00:00:00Z' });
  await makeOwner(server, old, await registerVerified(server, 'eva@example.sm'));
  await logPrices(server, [
    { stationId: young, price: 1700, state: 'accepted', origin: 'owner', ago: 8 * DAY - 1 },
    { stationId: old, price: 1700, state: 'accepted', origin: 'owner', ago: 8 * DAY + 1 },
  ]);
  expect(await found('area=confine')).toEqual(['Oltre']);
  expect(await found('unowned=true&area=SM')).not.toContain('Detto da tempo');
  expect(await found('silent=true')).toEqual(['Detto da tempo', 'Mai detto', 'Oltre']);
  expect(await found('silent=true&area=SM')).toEqual(['Detto da tempo', 'Mai detto']);
  expect(await found('silent=true&unowned=true&area=SM&q=mai')).toEqual(['Mai detto']);
  expect((await get<Today>('/today')).silent).toHaveLength(2);
  const { stations } = await get<FoundStations>('/stations?q=tempo');
  expect(stations).toMatchObject([{ people: 1, last_at: '2026-11-14T07:59:00.000Z' }]);
});

test('an unknown filter is refused', async () => {
  const url = '/api/admin/stations?area=Roma';
  const answer = await server.app.inject({ url, headers: asUser(maria) });
  expect(answer.statusCode).toBe(422);
});
