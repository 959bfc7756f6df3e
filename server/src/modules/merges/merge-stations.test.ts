// Tests rules admin-log, station-merge.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { boardNow } from '../../testing/prices/board.ts';
import { currentPrices, merge, useTwins } from '../../testing/stations/merges.ts';
import { recordNow } from '../../testing/stations/owners.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { moveStationData } from './move-station-data.ts';

/** Their rows move by rules of their own. */
const BY_RULE = ['station_fuel', 'station_owner'];
/** They are derived, or about merges, like `current_price` and `price_day_dirty`, which have no foreign key. */
const FOLLOWING = ['price_day', 'station', 'station_merge'];
/** They stay, and are redirected when they are read. */
const STAYING = ['alert', 'alert_price', 'alert_station', 'favorite', 'review'];
const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let maria: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));

const db = () => server.database.kysely;
const mergeNow = () => merge(server, maria, kept, merged);
const prices = () => currentPrices(server);

test('the merge handles every table that refers to a station', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'station'::regclass
  `.execute(db());
  const way = { from: merged, to: kept };
  const moved = await inTransaction(db(), (tx) => moveStationData(tx, way, server.clock.now()));
  const known = [...Object.keys(moved.rows), ...BY_RULE, ...FOLLOWING, ...STAYING];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test('the newest price of both holds, missing facts are filled, and the old page redirects', async () => {
  await recordNow(server, kept, { [DIESEL]: 1679, [PETROL]: 1769 });
  server.clock.advance(3_600_000);
  await recordNow(server, merged, { [DIESEL]: 1659 });
  expect((await mergeNow()).statusCode).toBe(200);
  expect(await prices()).toEqual([
    [kept, PETROL, 1769],
    [kept, DIESEL, 1659],
  ]);
  const shown = await boardNow(server);
  expect(shown.movedTo(merged)).toBe(kept);
  expect(shown.station(merged)).toBeUndefined();
  const page = JSON.parse(String((await shown.station(kept))!.identity.body)) as unknown;
  expect(page).toMatchObject({
    business: { name: 'Api', phone: '0549 123456', latitude: 43.95 },
    areas: ['SM'],
  });
  const found = await server.app.inject({
    url: '/api/admin/stations?q=Dogana',
    headers: asUser(maria),
  });
  expect(found.json()).toMatchObject({ total: 0 });
});

test('GET /business of a merged station answers with the new address', async () => {
  await mergeNow();
  await server.board.refresh();
  const answer = await server.app.inject(`/api/business/${merged}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([307, `/api/business/${kept}`]);
  expect(answer.headers['cache-control']).toContain('max-age=0');
});

test('of two concurrent merges into each other one is done', async () => {
  const answers = await Promise.all([mergeNow(), merge(server, maria, merged, kept)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const led = await db()
    .selectFrom('station')
    .select(['id', 'merged_into'])
    .where('merged_into', 'is not', null)
    .execute();
  expect(led).toHaveLength(1);
});

test('a merge into itself, another kind or a merged station is refused, and so are other users', async () => {
  const charger = await addStation(db(), { kind: 'charging' });
  const anna = await registerVerified(server, 'anna@example.sm');
  const code = async (into: number, other: number, by = maria) =>
    (await merge(server, by, into, other)).json<{ code: string }>().code;
  expect(await code(kept, kept)).toBe('merge_itself');
  expect(await code(kept, charger)).toBe('merge_kinds');
  expect(await code(kept, 999_999)).toBe('business_not_found');
  expect(await code(kept, merged, anna)).toBe('administrators_only');
  await mergeNow();
  expect(await code(charger, merged)).toBe('station_merged');
  expect(await code(merged, charger)).toBe('station_merged');
});

test('the log names both, and lists the merged station’s actions with the kept one’s', async () => {
  const facts = { brand: 'Q8' };
  await server.app.inject({
    method: 'PUT',
    url: `/api/admin/stations/${merged}/facts`,
    headers: asUser(maria),
    payload: facts,
  });
  await mergeNow();
  const url = `/api/admin/log?station=${kept}`;
  const answer = await server.app.inject({ url, headers: asUser(maria) });
  expect(answer.json()).toMatchObject({
    entries: [
      { action: 'stations_merged', business: { id: kept }, target: { merged } },
      { action: 'station_edited', business: { id: merged }, target: { 'fact.brand': 'Api → Q8' } },
    ],
    stations: { [merged]: expect.any(String) as string },
  });
});
