// Tests rules admin-today, schedule-held.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isTrouble } from '@pieno/contract/checkup/checkup.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { disputeAs, logPrices } from '../../testing/prices/log-prices.ts';
import { publish, refusePrice, scheduled } from '../../testing/prices/schedules.ts';
import { makeOwner } from '../../testing/stations/owners.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { saveRefusal } from '../../modules/imports/runs/run-history.ts';

const DAY = 24 * 60;
let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(server.database.kysely);
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const today = async () =>
  (await server.app.inject({ url: '/api/admin/today', headers: asUser(maria) })).json<Today>();

test('a new installation lists only what its operator has to configure', async () => {
  const { checks, ...day } = await today();
  expect(day).toEqual({
    newest: [],
    held: { count: 0, oldest_at: null },
    contested: { count: 0, oldest_at: null },
    reported: { count: 0, oldest_at: null },
    silent: [],
    fuels: [],
    imports: [],
    moved_out: [],
    outsiders: 0,
    page_errors: { count: 0, top: [] },
    people: { count: 0, oldest_at: null },
    unverified: { count: 0, oldest_at: null },
    verifications: [],
    drivers: [],
  });
  // The disk is that of the test machine.
  const troubles = checks.filter(isTrouble).filter(({ id }) => id !== 'disk');
  expect(troubles.map(({ id }) => id)).toEqual(['backups', 'address', 'contact', 'mail']);
});

test('the newest price of each category and area names its station, and how many can rank', async () => {
  const gigi = await addStation(db(), { name: 'Da Gigi', locality: 'Borgo' });
  const belt = await addStation(db(), { name: 'Al confine', areas: ['confine'] });
  await logPrices(server, [
    { stationId: gigi, price: 1700, state: 'accepted', by: 'anna@example.sm', ago: 60 },
    { stationId: belt, price: 1800, state: 'accepted', origin: 'ministry', ago: 9 * DAY },
  ]);
  expect((await today()).newest).toEqual([
    {
      area: 'SM',
      decade: 20,
      newest_at: '2026-11-21T07:00:00.000Z',
      business: { id: gigi, name: 'Da Gigi', locality: 'Borgo' },
      stations: 1,
      fresh: 1,
    },
    expect.objectContaining({ area: 'confine', decade: 20, stations: 1, fresh: 0 }),
  ]);
  server.clock.advance(3 * DAY * 60_000);
  expect((await today()).newest[0]).toMatchObject({ fresh: 0 });
  // The price is taken beside an owner's: it ranks for as long as that one would have.
  await db()
    .updateTable('current_price')
    .set({ voices: 0, base_origin: 'owner', base_at: new Date('2026-11-21T07:00:00Z') })
    .where('station_id', '=', gigi)
    .execute();
  expect((await today()).newest[0]).toMatchObject({ fresh: 1 });
});

test('held, reported and disputed prices are counted, with the oldest of each', async () => {
  const [a, b, c] = [await addStation(db()), await addStation(db()), await addStation(db())];
  await logPrices(server, [
    { stationId: a, price: 1400, state: 'held', by: 'anna@example.sm', ago: 900 },
    { stationId: c, price: 1690, state: 'reported', by: 'anna@example.sm', ago: 30 },
    { stationId: b, price: 1700, state: 'accepted', origin: 'owner', ago: 60 },
  ]);
  await disputeAs(server, b, 1700, ['anna@example.sm', 'bruno@example.sm']);
  expect(await today()).toMatchObject({
    held: { count: 1, oldest_at: '2026-11-20T17:00:00.000Z' },
    reported: { count: 1, oldest_at: '2026-11-21T07:30:00.000Z' },
    contested: { count: 1, oldest_at: '2026-11-21T08:00:00.000Z' },
  });
});

test('a station of San Marino without news is to be called, or to be invited', async () => {
  const [silent, old, young] = [
    await addStation(db(), { name: 'A', phone: '0549 1' }),
    await addStation(db(), { name: 'B' }),
    await addStation(db(), { name: 'C' }),
  ];
  await addStation(db(), { name: 'Colonnina', kind: 'charging' });
  await addStation(db(), { name: 'Oltre', areas: ['confine'] });
  await logPrices(server, [
    { stationId: old, price: 1700, state: 'accepted', origin: 'owner', ago: 8 * DAY + 1 },
    { stationId: young, price: 1700, state: 'accepted', origin: 'owner', ago: 8 * DAY - 1 },
  ]);
  await db()
    .insertInto('station_owner')
    .values({
      station_id: old,
      user_id: maria.user.id,
      state: 'pending',
      since: server.clock.now(),
    })
    .execute();
  const { silent: found, people } = await today();
  expect(found).toMatchObject([
    { business: { id: silent }, last_at: null, phone: '0549 1', people: 0, invitations: 0 },
    { business: { id: old }, last_at: '2026-11-13T07:59:00.000Z', people: 0 },
  ]);
  expect(people).toEqual({ count: 1, oldest_at: '2026-11-21T08:00:00.000Z' });
});

test('a later refused import is listed with its reason', async () => {
  await saveRefusal(db(), 'mimit', server.clock.now(), 'Il file è vuoto.');
  const { imports, checks } = await today();
  expect(imports).toEqual([
    {
      kind: 'mimit',
      finished_at: null,
      failed: { at: '2026-11-21T08:00:00.000Z', message: 'Il file è vuoto.' },
    },
  ]);
  expect(checks.find(({ id }) => id === 'imports')).toMatchObject({
    state: 'wrong',
    text: 'Importazione «Prezzi del ministero italiano» non riuscita, 21/11/26, 09:00. Il file è vuoto.',
  });
});

test('a station that the ministry moved outside the areas is listed until it is decided', async () => {
  const { kysely } = server.database;
  const facts = { source: 'mimit' as const, areas: [], name: 'Agip Cerasolo' };
  const id = await addStation(kysely, { ...facts, moved_out_at: '2026-11-19T00:00:00Z' });
  await addStation(kysely, {
    ...facts,
    moved_out_at: '2026-11-19T00:00:00Z',
    closed_at: '2026-11-20T00:00:00Z',
  });
  expect((await today()).moved_out).toEqual([{ id, name: 'Agip Cerasolo', locality: null }]);
  // It waits for a decision; only a third one would be deleted.
  expect((await today()).outsiders).toBe(0);
  await addStation(kysely, facts);
  expect((await today()).outsiders).toBe(1);
});

test('a station whose scheduled price could not be published is listed until it is', async () => {
  const station = await addStation(db(), { name: 'Da Gigi' });
  const eva = await registerVerified(server, 'eva@example.sm');
  await makeOwner(server, station, eva);
  for (const due of ['2026-11-21 09:30', '2026-11-21 09:40']) {
    await scheduled(server, { who: eva, station, due, prices: { 20: 1.659 } });
  }
  const mend = await refusePrice(db(), 1659);
  server.clock.set('2026-11-21T08:40:00Z');
  const unpublished = async () =>
    (await today()).checks.filter(({ id, state }) => id === 'schedules' && state === 'wrong');
  expect(await unpublished()).toEqual([]);
  await expect(publish(server)).rejects.toThrow('refused_price');
  expect(await unpublished()).toMatchObject([
    { station, text: expect.stringContaining('«Da Gigi»') as string },
  ]);
  await mend();
  await publish(server);
  expect(await unpublished()).toEqual([]);
});
