// Tests rules schedule-announced, schedule-held, schedule-instant, schedule-publish.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { FuelPrice, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { useOwnStation } from '../../testing/stations/own-station.ts';
import { makeOwner, recordNow } from '../../testing/stations/owners.ts';
import { publish, scheduled } from '../../testing/prices/schedules.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { nextDue } from './publish-due.ts';

const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const db = () => server.database.kysely;
const schedule = (due: string, price: number, more: { public?: boolean; sure?: boolean } = {}) =>
  scheduled(server, { who: anna, station, due, prices: { [DIESEL]: price }, ...more });
const observations = async () =>
  (
    await db()
      .selectFrom('observation')
      .select(['price', 'observed_at', 'origin'])
      .where('station_id', '=', station)
      .orderBy('id')
      .execute()
  ).map(({ price, observed_at, origin }) => [price, observed_at.toISOString(), origin]);
const states = async () =>
  (await db().selectFrom('scheduled_price').select('state').orderBy('due_at').execute()).map(
    ({ state }) => state,
  );
const current = async () =>
  await db()
    .selectFrom('current_price')
    .select(['price', 'observed_at'])
    .where('fuel_type_id', '=', DIESEL)
    .executeTakeFirst();

test('a price is published at its instant, not before, and with that instant', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  server.clock.set('2026-11-22T04:59:59.999Z');
  await publish(server);
  expect(await observations()).toEqual([]);
  server.clock.set('2026-11-22T05:00:07Z');
  await publish(server);
  expect(await observations()).toEqual([[1659, '2026-11-22T05:00:00.000Z', 'owner']]);
  expect(await states()).toEqual(['published']);
  expect(await current()).toMatchObject({ price: 1659 });
  const { claimant } = await db()
    .selectFrom('observation')
    .select('claimant')
    .executeTakeFirstOrThrow();
  expect(claimant).not.toBeNull();
  const log = await db()
    .selectFrom('action_log')
    .select(['action', 'role'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'prices_scheduled', role: 'owner' },
    { action: 'schedule_published', role: 'job' },
  ]);
});

test('for ten minutes it can be undone by its id', async () => {
  const { id } = await schedule('2026-11-22 06:00', 1.659);
  server.clock.set('2026-11-22T05:00:07Z');
  await publish(server);
  const url = `/api/price-reports/${id}`;
  const undone = await server.app.inject({ method: 'DELETE', url, headers: asUser(anna) });
  expect(undone.statusCode).toBe(200);
  expect(await current()).toBeUndefined();
});

test('an equal price is a confirmation', async () => {
  await recordNow(server, station, { [DIESEL]: 1659 });
  await schedule('2026-11-22 06:00', 1.659);
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  expect(await observations()).toHaveLength(1);
  const confirmations = await db()
    .selectFrom('confirmation')
    .select(['price', 'confirmed_at'])
    .execute();
  expect(confirmations).toEqual([{ price: 1659, confirmed_at: new Date('2026-11-22T05:00:00Z') }]);
  expect(await states()).toEqual(['published']);
});

test.each([
  // Clocks go forward on 28 March 2027, from 02:00 to 03:00.
  ['2027-03-27T08:00:00Z', '2027-03-28 02:30', '2027-03-28T01:00:00.000Z'],
  ['2027-03-27T08:00:00Z', '2027-03-28 06:00', '2027-03-28T04:00:00.000Z'],
  // They go back on 25 October 2026, from 03:00 to 02:00.
  ['2026-10-24T08:00:00Z', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-24T08:00:00Z', '2026-10-25 06:00', '2026-10-25T05:00:00.000Z'],
])('over a change of the clocks, at %s, %s is %s', async (now, due, instant) => {
  server.clock.set(now);
  anna = await registerVerified(server, 'eva@example.sm');
  await makeOwner(server, station, anna);
  const { due_at } = await schedule(due, 1.659);
  expect(due_at).toBe(instant);
  expect(await nextDue(db())).toEqual(new Date(instant));
  server.clock.set(new Date(Date.parse(instant) - 1).toISOString());
  await publish(server);
  expect(await states()).toEqual(['pending']);
  server.clock.set(instant);
  await publish(server);
  expect(await observations()).toEqual([[1659, instant, 'owner']]);
});

test('two processes publish each price once, in order', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  await schedule('2026-11-22 06:01', 1.669);
  await schedule('2026-11-22 06:02', 1.679);
  server.clock.set('2026-11-22T06:00:00Z');
  await Promise.all([publish(server), publish(server), publish(server)]);
  expect((await observations()).map(([price]) => price)).toEqual([1659, 1669, 1679]);
  expect(await states()).toEqual(['published', 'published', 'published']);
});

test('prices due while the server was suspended are published in order, unless a newer one holds', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  await schedule('2026-11-22 12:00', 1.669);
  await schedule('2026-11-22 18:00', 1.679);
  server.clock.set('2026-11-22T13:00:00Z');
  await recordNow(server, station, { [DIESEL]: 1640 });
  server.clock.set('2026-11-23T05:00:00Z');
  await publish(server);
  expect(await states()).toEqual(['superseded', 'superseded', 'published']);
  expect(await current()).toEqual({ price: 1679, observed_at: new Date('2026-11-22T17:00:00Z') });
  await schedule('2026-11-23 07:00', 1.689);
  await schedule('2026-11-23 08:00', 1.699);
  server.clock.set('2026-11-24T05:00:00Z');
  await publish(server);
  expect((await observations()).map(([price]) => price)).toEqual([1640, 1679, 1689, 1699]);
});

test('when due only the bounds count: an unusual price is published, an impossible one held', async () => {
  for (const price of [1700, 1710, 1720]) {
    await recordNow(server, await addStation(db()), { [DIESEL]: price, [PETROL]: 1700 });
  }
  await schedule('2026-11-22 06:00', 1.41, { sure: true });
  await schedule('2026-11-22 07:00', 1.21, { sure: true });
  server.clock.set('2026-11-22T05:30:00Z');
  await publish(server);
  expect(await states()).toEqual(['published', 'pending']);
  // Other prices rise, so that 1.210 is below six tenths of them.
  const others = await db()
    .selectFrom('station')
    .select('id')
    .where('id', '<>', station)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  for (const { id } of others) await recordNow(server, id, { [DIESEL]: 2100 });
  server.clock.set('2026-11-22T06:00:00Z');
  await publish(server);
  expect(await states()).toEqual(['published', 'held']);
  expect(await current()).toMatchObject({ price: 1410 });
  expect(await db().selectFrom('price_report').select('id').execute()).toHaveLength(1);
});

const account = (values: { email_verified: false } | { is_active: false }) =>
  db().updateTable('app_user').set(values).execute();
const owner = (state: 'pending' | 'revoked') =>
  db().updateTable('station_owner').set({ state }).execute();

test.each<[string, () => Promise<unknown>]>([
  ['whose e-mail is not verified', () => account({ email_verified: false })],
  ['who is locked', () => account({ is_active: false })],
  ['who was let go', () => owner('revoked')],
  ['who waits for a yes', () => owner('pending')],
])('an owner %s publishes nothing', async (_, end) => {
  await schedule('2026-11-22 06:00', 1.659);
  await end();
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  expect(await states()).toEqual(['cancelled']);
  expect(await observations()).toEqual([]);
});

test('prices due while no server ran are published by their instants, not by their entry', async () => {
  await schedule('2026-11-22 06:01', 1.669);
  await schedule('2026-11-22 06:00', 1.659);
  server.clock.set('2026-11-22T06:00:00Z');
  await publish(server);
  expect(await observations()).toEqual([
    [1659, '2026-11-22T05:00:00.000Z', 'owner'],
    [1669, '2026-11-22T05:01:00.000Z', 'owner'],
  ]);
});

test('a price of the same instant is not newer', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  server.clock.set('2026-11-22T05:00:00Z');
  await recordNow(server, station, { [DIESEL]: 1699 });
  await publish(server);
  expect(await states()).toEqual(['published']);
  expect(await current()).toMatchObject({ price: 1659 });
});

test('an announced price shows until its instant, on the page and in the ranking’s fuel', async () => {
  await recordNow(server, station, { [DIESEL]: 1690 });
  await schedule('2026-11-22 06:00', 1.659, { public: true });
  await schedule('2026-11-23 06:00', 1.649, { public: true });
  await schedule('2026-11-22 05:00', 1.679);
  const fuelOf = (url: string, pick: (body: never) => FuelPrice) =>
    server.app.inject({ url }).then((answer) => pick(answer.json<never>()));
  const shown = async () => {
    await server.board.refresh();
    const page = await fuelOf(
      `/api/business/${station}`,
      ({ prices }: BusinessDetails) => prices[0]!,
    );
    const ranked = await fuelOf(
      `/api/prices/ranking/${DIESEL}`,
      ([entry]: RankingEntry[]) => entry!.fuels[0]!,
    );
    expect(ranked.price).toBe(page.price);
    expect(ranked.next).toEqual(page.next);
    return [page.price, page.next];
  };
  const next = { price: 1.659, at: '2026-11-22T05:00:00.000Z' };
  expect(await shown()).toEqual([1.69, next]);
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  const later = { price: 1.649, at: '2026-11-23T05:00:00.000Z' };
  expect(await shown()).toEqual([1.659, later]);
});
