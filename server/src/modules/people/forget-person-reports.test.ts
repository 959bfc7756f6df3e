// Tests rules account-locked, account-own-data, report-undo, verification-request.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { LEAVING_TAKES_HOURS } from '@pieno/contract/limits.ts';
import { ANNA, asUser, post, registerAnna, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { know } from '../../testing/prices/drivers.ts';
import { makeOwner, recordNow } from '../../testing/stations/owners.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { personHasher } from '../accounts/person-hash.ts';
import { findStates } from '../stations/states.ts';
import { setPersonActive } from './set-active.ts';
import { changePrices } from '../prices/change-prices.ts';

const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let station: number;
let anna: Session;
let bruno: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  await addFuelTypes(db());
  station = await addStation(db());
  await recordNow(server, station, { [PETROL]: 1690, [DIESEL]: 1790 });
  anna = await registerVerified(server, ANNA.email);
  bruno = await registerVerified(server, 'bruno@example.sm');
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const personHash = personHasher({ keyFor: () => Buffer.alloc(32, 7) });
const report = async (who: Session, fuel: number, price: number, more = {}) => {
  server.clock.advance(60_000);
  const entries = [{ fuel_type_id: fuel, price, ...more }];
  const report = { id: crypto.randomUUID(), business_id: station, entries };
  return (await post(server, '/price-reports', report, asUser(who))).json<{
    results: { state: string }[];
  }>().results[0]!.state;
};
const contest = async (who: Session) => {
  server.clock.advance(60_000);
  const wrong = { business_id: station, fuel_type_id: PETROL, price: 1.69 };
  await post(server, '/price-disputes', wrong, asUser(who));
};
const remove = (who = anna) =>
  server.app.inject({
    method: 'DELETE',
    url: '/api/user',
    headers: asUser(who),
    payload: { password: ANNA.password },
  });
const lock = () =>
  changePrices(db(), server.clock, (change) =>
    setPersonActive(change, personHash, anna.user, false),
  );
const of = async (table: 'observation' | 'confirmation' | 'price_dispute' | 'station_state') =>
  await db()
    .selectFrom(table)
    .select('claimant')
    .where('claimant', '=', personHash(ANNA.email))
    .execute();
const petrol = () =>
  db()
    .selectFrom('current_price')
    .select(['contested', 'known_confirmed_at'])
    .where('fuel_type_id', '=', PETROL)
    .executeTakeFirstOrThrow();

async function knowAll(...people: Session[]): Promise<void> {
  for (const { user } of people) await know(db(), user.email, server.clock.now());
}

test('deleting the account removes undecided reports and recent confirmations, and makes the rest anonymous', async () => {
  await knowAll(anna, bruno);
  expect(await report(anna, DIESEL, 1.84)).toBe('reported');
  expect(await report(anna, PETROL, 1.69, { confirmed: true })).toBe('accepted');
  await contest(bruno);
  await contest(anna);
  await post(server, '/station-states', { business_id: station, state: 'closed' }, asUser(anna));
  expect((await petrol()).contested).toBe(true);
  expect((await remove()).statusCode).toBe(200);
  expect((await petrol()).contested).toBe(false);
  expect((await petrol()).known_confirmed_at).toBeNull();
  expect(await findStates(db(), server.clock.now())).toEqual(new Map());
  for (const table of ['observation', 'confirmation', 'price_dispute', 'station_state'] as const) {
    expect(await of(table)).toEqual([]);
  }
  const open = await db()
    .selectFrom('observation')
    .select('id')
    .where('state', 'in', ['reported', 'held'])
    .execute();
  expect(open).toEqual([]);
  // Anna's withdrawn report no longer confirms Bruno's: no second person has reported the price.
  expect(await report(bruno, DIESEL, 1.84)).toBe('reported');
});

test('an unverified account with another address of the mailbox neither reads nor deletes the mailbox’s reports', async () => {
  await report(anna, DIESEL, 1.84);
  await contest(anna);
  const stranger = await registerAnna(server, { email: 'Anna+altra@example.sm' });
  const file = await server.app.inject({ url: '/api/user/export', headers: asUser(stranger) });
  expect(file.json()).toMatchObject({ price_claims: [], price_disputes: [] });
  expect((await remove(stranger)).statusCode).toBe(200);
  expect(await of('observation')).toHaveLength(1);
  expect(await of('price_dispute')).toHaveLength(1);
});

test('nor does an account with another address that an administrator has verified', async () => {
  await report(anna, DIESEL, 1.84);
  const stranger = await registerAnna(server, { email: 'Anna+altra@example.sm' });
  await db()
    .updateTable('app_user')
    .set({ email_verified: true })
    .where('id', '=', stranger.user.id)
    .execute();
  const file = await server.app.inject({ url: '/api/user/export', headers: asUser(stranger) });
  expect(file.json()).toMatchObject({ price_claims: [] });
  expect((await remove(stranger)).statusCode).toBe(200);
  expect(await of('observation')).toHaveLength(1);
});

test('an account that the operator has unverified since still deletes its reports', async () => {
  await report(anna, DIESEL, 1.84);
  await db().updateTable('app_user').set({ email_verified: false }).execute();
  expect((await remove()).statusCode).toBe(200);
  expect(await of('observation')).toEqual([]);
});

test('a price that others confirmed days ago stays when its author deletes the account', async () => {
  await knowAll(anna, bruno);
  await report(anna, DIESEL, 1.84);
  expect(await report(bruno, DIESEL, 1.84)).toBe('accepted');
  server.clock.advance(LEAVING_TAKES_HOURS * 3_600_000);
  await remove();
  const { price } = await db()
    .selectFrom('current_price')
    .select('price')
    .where('fuel_type_id', '=', DIESEL)
    .executeTakeFirstOrThrow();
  expect(price).toBe(1840);
});

test('a locked person’s claims are rejected and confirm nobody else’s', async () => {
  await report(anna, DIESEL, 1.84);
  await lock();
  const [{ state, decided_by }] = (await db()
    .selectFrom('observation')
    .select(['state', 'decided_by'])
    .where('origin', '=', 'driver')
    .execute()) as [{ state: string; decided_by: string }];
  expect([state, decided_by]).toEqual(['rejected', 'administrator']);
  expect(await report(bruno, DIESEL, 1.84)).toBe('reported');
});

test('a locked person’s confirmations no longer confirm a price or close a dispute', async () => {
  const carla = await registerVerified(server, 'carla@example.sm');
  const eva = await registerVerified(server, 'eva@example.sm');
  await knowAll(anna, bruno, carla, eva);
  await contest(bruno);
  await contest(carla);
  expect((await petrol()).contested).toBe(true);
  expect(await report(anna, PETROL, 1.69, { confirmed: true })).toBe('accepted');
  expect(await report(eva, PETROL, 1.69, { confirmed: true })).toBe('accepted');
  const both = await petrol();
  expect(both.contested).toBe(false);
  await lock();
  expect((await petrol()).contested).toBe(true);
  // Only Eva's confirmation is left.
  expect((await petrol()).known_confirmed_at).toEqual(both.known_confirmed_at);
});

test('an owner’s undo withdraws the reopened claim of a deleted person', async () => {
  expect(await report(anna, DIESEL, 1.84)).toBe('reported');
  await makeOwner(server, station, bruno);
  server.clock.advance(60_000);
  const key = crypto.randomUUID();
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${station}/prices`,
    payload: { prices: [{ fuel_type_id: DIESEL, price: 1.84 }] },
    headers: { ...asUser(bruno), 'idempotency-key': key },
  });
  expect(answer.statusCode).toBe(200);
  await remove();
  const url = `/api/price-reports/${key}`;
  const undone = await server.app.inject({ method: 'DELETE', url, headers: asUser(bruno) });
  expect(undone.statusCode).toBe(200);
  const states = await db()
    .selectFrom('observation')
    .select(['state', 'decided_by'])
    .where('origin', '=', 'driver')
    .execute();
  expect(states).toEqual([{ state: 'withdrawn', decided_by: 'author' }]);
});
