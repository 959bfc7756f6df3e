// Tests rule favorites-words.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { FavoriteSchema } from '@pieno/contract/favorites/favorites.ts';
import { AccountExportSchema } from '@pieno/contract/profile/export.ts';
import { setClosedAt } from '../../modules/stations/close-station.ts';
import { sessionJob } from '../../modules/accounts/sessions.ts';
import { forgetRemovedFavorites } from '../../modules/favorites/forget-removed.ts';
import {
  ANNA,
  asGuest,
  asUser,
  enterAsGuest,
  onlyAnna,
  registerAnna,
} from '../../testing/accounts.ts';
import { favoritesOf } from '../../testing/accounts/favorites-of.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';

const NOW = '2026-11-21T08:00:00.000Z';
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

let server: TestApp;
let anna: Session;
let eva: Session;
let stations: [number, number, number];
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set(NOW);
  anna = await onlyAnna(server);
  eva = await registerAnna(server, { email: 'eva@example.sm' });
  await addFuelTypes(db());
  stations = [await station('Api'), await station('Eni'), await station('Ip')];
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const station = (name: string) => addStation(db(), { name });
const { list, ids, star, unstar, see } = favoritesOf(
  () => server,
  () => anna,
);
const others = favoritesOf(
  () => server,
  () => eva,
);
const rows = async () =>
  await db().selectFrom('favorite').selectAll().orderBy('station_id').execute();

test('favourites are added, labelled and removed, newest first, for each person separately', async () => {
  const [api, eni, ip] = stations;
  await others.star(ip);
  const answer = await star(api);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const kept = { business_id: api, name: 'Api', label: null, said_at: NOW, seen: null };
  expect(answer.json()).toEqual(kept);
  server.clock.advance(60_000);
  await star(eni, { label: ' Casa ' });
  expect(await list()).toEqual([
    expect.objectContaining({
      business_id: eni,
      label: 'Casa',
      said_at: '2026-11-21T08:01:00.000Z',
    }),
    kept,
  ]);
  expect((await star(eni, {})).json()).toMatchObject({ label: 'Casa' });
  expect((await star(eni, { label: null })).json()).toMatchObject({ label: null });
  expect((await star(eni, { label: '' })).json()).toMatchObject({ label: null });
  expect((await unstar(eni)).statusCode).toBe(204);
  expect((await unstar(eni)).statusCode).toBe(204);
  expect([await ids(), await others.ids()]).toEqual([[api], [ip]]);
});

test('a favourite added again gets its label back', async () => {
  const [api] = stations;
  await star(api, { label: 'Lavoro' });
  await unstar(api);
  expect((await star(api)).json()).toMatchObject({ label: 'Lavoro' });
});

test("of two phones' changes the later one counts, in any order of arrival", async () => {
  const [api, eni] = stations;
  await star(api, { at: minutesAgo(10), label: 'Casa' });
  await unstar(api, minutesAgo(20));
  const older = await star(api, { at: minutesAgo(15), label: 'Lavoro' });
  expect(older.json()).toMatchObject({ label: 'Casa', said_at: minutesAgo(10) });
  await unstar(api, minutesAgo(5));
  const late = await star(api, { at: minutesAgo(6) });
  expect([late.statusCode, late.json()]).toMatchObject([200, { removed: true, business_id: api }]);
  await unstar(eni, minutesAgo(5));
  await star(eni, { at: minutesAgo(6) });
  expect(await ids()).toEqual([]);
  await star(eni, { at: minutesAgo(4) });
  expect(await ids()).toEqual([eni]);
});

test.each(['2026-11-21T09:00:00Z', '9999-12-31T23:59:59Z'])(
  'a phone whose clock is %s counts as now',
  async (at) => {
    const [api] = stations;
    expect((await star(api, { at })).json()).toMatchObject({ said_at: NOW });
    server.clock.advance(1000);
    await unstar(api);
    expect(await ids()).toEqual([]);
    await unstar(api, at);
    server.clock.advance(1000);
    await star(api);
    expect(await ids()).toEqual([api]);
  },
);

test('an instant before all others is an old change', async () => {
  const [api] = stations;
  expect((await star(api, { at: '0000-01-01T00:00:00Z' })).statusCode).toBe(200);
  expect((await unstar(api, '0000-01-01T00:00:00Z')).statusCode).toBe(204);
});

test('a closed station stays a favourite, marked as closed', async () => {
  const [api] = stations;
  await star(api);
  await db()
    .transaction()
    .execute((tx) => setClosedAt(tx, api, server.clock.now()));
  expect(await list()).toMatchObject([{ business_id: api, closed: true }]);
  expect((await star(api, { label: 'Casa' })).json()).toMatchObject({
    closed: true,
    label: 'Casa',
  });
});

test('adding an unknown station fails, removing it does nothing', async () => {
  const answer = await star(999_999_999);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'business_not_found' }]);
  expect((await unstar(999_999_999)).statusCode).toBe(204);
  expect(await rows()).toEqual([]);
});

test.each([
  [{ label: 'x'.repeat(31) }, 'label'],
  [{ label: 3 }, 'label'],
  [{ at: 'yesterday' }, 'at'],
])('%j is refused, and the favourite stays unchanged', async (payload, field) => {
  const [api] = stations;
  await star(api, { label: 'Casa' });
  const answer = await star(api, payload);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { errors: { [field]: [expect.anything()] } },
  ]);
  expect(await list()).toMatchObject([{ label: 'Casa' }]);
});

test('removals are deleted after 90 days, favourites never', async () => {
  const [api, eni, ip] = stations;
  await star(api);
  await unstar(eni);
  server.clock.advance(86_400_000);
  await others.unstar(ip);
  server.clock.advance(89 * 86_400_000);
  const { run } = sessionJob(db(), server.clock, forgetRemovedFavorites);
  for (const _ of [1, 2]) await run(new AbortController().signal);
  expect((await rows()).map(({ station_id }) => station_id)).toEqual([api, ip]);
});

test('favourites are in the export, and are deleted only with the account', async () => {
  const [api, eni, ip] = stations;
  await star(api, { label: 'Casa' });
  await unstar(eni);
  await see(NOW);
  await others.star(ip);
  const headers = asUser(anna);
  const answer = await server.app.inject({ url: '/api/user/export', headers });
  expect(AccountExportSchema.parse(answer.json()).favorites).toEqual([
    {
      business_id: api,
      label: 'Casa',
      removed: false,
      said_at: NOW,
      seen: { at: NOW, prices: [] },
    },
    { business_id: eni, label: null, removed: true, said_at: NOW, seen: null },
  ]);
  const payload = { password: ANNA.password };
  await server.app.inject({ method: 'DELETE', url: '/api/user', headers, payload });
  expect(await rows()).toMatchObject([{ user_id: eva.user.id, station_id: ip }]);
});

test('favourites are for registered users', async () => {
  const guest = asGuest(await enterAsGuest(server));
  for (const [method, url, payload] of [
    ['GET', '', undefined],
    ['PUT', `/${stations[0]}`, {}],
    ['DELETE', `/${stations[0]}`, undefined],
    ['PUT', '/seen', { until: NOW }],
  ] as const) {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({
        method,
        url: `/api/user/favorites${url}`,
        headers,
        ...(payload && { payload }),
      });
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(guest)).json()).toMatchObject({ code: 'needs_account_favorites' });
  }
});

test('the answer matches the contract', async () => {
  const answer = (await star(stations[0])).json<unknown>();
  expect(FavoriteSchema.parse(answer)).toEqual(answer);
});
