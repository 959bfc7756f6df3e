// Tests rule admin-known.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { People } from '@pieno/contract/people/administered-people.ts';
import type { Queue } from '@pieno/contract/queue/queue.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { ANNA, asUser, registerAnna, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { disputeAs, logPrices } from '../../testing/prices/log-prices.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';

let server: TestApp;
let maria: Session;
let anna: Session;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(db());
  station = await addStation(db());
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  anna = await registerVerified(server, ANNA.email);
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, by = maria) =>
  server.app.inject({
    method,
    url: `/api${path}`,
    headers: asUser(by),
    ...(payload && { payload }),
  });
const read = async <Body>(path: string, by = maria) =>
  (await server.app.inject({ url: `/api${path}`, headers: asUser(by) })).json<Body>();
const vouch = (known = true, { id } = anna.user, by = maria) =>
  call('PUT', `/admin/people/${id}/known`, { known, reason: 'La conosco' }, by);
const person = async ({ id } = anna.user) =>
  (await read<People>(`/admin/people?q=${id}`)).people[0]!;
const known = async () => (await db().selectFrom('known_driver').select('person').execute()).length;
const actions = async () =>
  (await db().selectFrom('action_log').select(['action', 'reason']).orderBy('id').execute()).map(
    ({ action, reason }) => (reason ? `${action}: ${reason}` : action),
  );
const NOW = '2026-11-21T08:00:00.000Z';

test('an administrator vouches for a driver and withdraws it, once each in the log', async () => {
  expect(await person()).toMatchObject({ known_since: null });
  expect((await vouch()).json()).toEqual({ message: 'Ora è un automobilista conosciuto' });
  server.clock.advance(60_000);
  expect((await vouch()).statusCode).toBe(200);
  expect(await person()).toMatchObject({ known_since: NOW });
  expect((await vouch(false)).json()).toEqual({ message: 'Garanzia tolta' });
  expect((await vouch(false)).statusCode).toBe(200);
  expect(await person()).toMatchObject({ known_since: null });
  expect(await actions()).toEqual(['driver_vouched: La conosco', 'vouching_withdrawn: La conosco']);
});

test('nobody vouches for an account that cannot report, or for their own', async () => {
  const bruno = await registerAnna(server, { email: 'bruno@example.sm' });
  const unverified = await vouch(true, bruno.user);
  expect([unverified.statusCode, unverified.json()]).toMatchObject([
    409,
    { code: 'vouched_unverified' },
  ]);
  await call('PUT', `/admin/people/${anna.user.id}/active`, { active: false, reason: 'Prova' });
  const locked = await vouch();
  expect([locked.statusCode, locked.json()]).toMatchObject([409, { code: 'vouched_locked' }]);
  const own = await vouch(true, maria.user);
  expect([own.statusCode, own.json()]).toMatchObject([409, { code: 'own_account' }]);
  expect((await vouch(true, { ...anna.user, id: 'nobody' })).statusCode).toBe(404);
  expect(await known()).toBe(0);
});

test('a lock ends it, and unlocking does not restore it', async () => {
  await vouch();
  await call('PUT', `/admin/people/${anna.user.id}/active`, { active: false, reason: 'Prova' });
  await call('PUT', `/admin/people/${anna.user.id}/active`, { active: true });
  expect(await person()).toMatchObject({ active: true, known_since: null });
  expect(await known()).toBe(0);
});

test('it is deleted with the account, not with another account of the same mailbox', async () => {
  await vouch();
  const stranger = await registerAnna(server, { email: 'anna+altra@example.sm' });
  expect(await person(stranger.user)).toMatchObject({ known_since: null, record: null });
  expect(await read<User>('/user', stranger)).not.toHaveProperty('known_since');
  await call('DELETE', '/user', { password: ANNA.password }, stranger);
  expect(await known()).toBe(1);
  await call('DELETE', '/user', { password: ANNA.password }, anna);
  expect(await known()).toBe(0);
});

test('a known driver sees it, also in the export', async () => {
  expect(await read<User>('/user', anna)).not.toHaveProperty('known_since');
  expect(await read('/user/export', anna)).toMatchObject({ user: { known_since: null } });
  await vouch();
  expect(await read<User>('/user', anna)).toMatchObject({ known_since: NOW });
  expect(await read('/user/export', anna)).toMatchObject({ user: { known_since: NOW } });
});

test('the record counts firm reports, not those of drivers or a lock', async () => {
  const by = ANNA.email;
  const at = { stationId: station, by };
  const ids = await logPrices(server, [
    { ...at, price: 1690, state: 'accepted', ago: 3000 },
    { ...at, price: 1691, state: 'accepted', ago: 2900 },
    { ...at, price: 1692, state: 'accepted', ago: 2800 },
    { ...at, price: 1300, state: 'rejected', ago: 2700 },
    { ...at, price: 1301, state: 'rejected', ago: 2600 },
    { ...at, price: 1302, state: 'rejected', ago: 2500 },
    { ...at, price: 1303, state: 'rejected', ago: 2400 },
  ]);
  const decide = async (index: number, values: object) =>
    db().updateTable('observation').set(values).where('id', '=', ids[index]!).execute();
  await decide(1, { decided_by: 'ministry' });
  await decide(2, { decided_by: 'drivers' });
  await decide(4, { decided_by: 'drivers' });
  await decide(5, { state: 'withdrawn' });
  await decide(6, { decision_reason: 'locked' });
  const record = { borne_out: 2, contradicted: 2, since: '2026-11-19T06:00:00.000Z' };
  expect(await person()).toMatchObject({ record });
  await logPrices(server, [{ ...at, price: 1400, state: 'held', ago: 900 }]);
  const { items } = await read<Queue>('/admin/queue');
  expect(items[0]!.authors).toMatchObject([{ ...record, known: false }]);
});

test('an administrator vouches for an author of the queue without a name, and the price still waits', async () => {
  const bruno = 'bruno@example.sm';
  await registerVerified(server, bruno);
  await logPrices(server, [
    { stationId: station, price: 1700, state: 'accepted', by: bruno, ago: 900 },
  ]);
  await disputeAs(server, station, 1700, [ANNA.email, 'carla@example.sm']);
  const item = async () => (await read<Queue>('/admin/queue')).items[0]!;
  const { id, authors } = await item();
  const decide = (who?: string) =>
    call('POST', `/admin/queue/${id}`, { decision: 'vouch', ...(who && { person: who }) });
  expect((await decide()).json()).toMatchObject({
    error_codes: { person: [{ code: 'person_unclear' }] },
  });
  const author = authors.find(({ says }) => says === 'price')!;
  expect((await decide(author.id)).json()).toEqual({
    message: 'Ora è un automobilista conosciuto',
    decided: 1.7,
    price: 1.7,
  });
  expect((await item()).authors.map((one) => one.known)).toEqual(
    authors.map((one) => one.id === author.id),
  );
  const again = await decide(author.id);
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'vouched_already' }]);
  const { log_id } = await db()
    .selectFrom('app_user')
    .select('log_id')
    .where('email', '=', bruno)
    .executeTakeFirstOrThrow();
  const logged = await db().selectFrom('action_log').select(['action', 'target']).execute();
  expect(logged).toEqual([
    {
      action: 'driver_vouched',
      target: { item: id, fuel_type_id: 20, price: 1.7, person: log_id },
    },
  ]);
});
