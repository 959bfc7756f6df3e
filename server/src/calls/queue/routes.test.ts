// Tests rule admin-queue.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Queue, QueueItem } from '@pieno/contract/queue/queue.ts';
import { inTransaction } from '../../db/transaction.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { disputeAs, personOf, logPrices } from '../../testing/prices/log-prices.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { decideItem } from './decide-queue.ts';

const [ANNA, BRUNO] = ['anna@example.sm', 'bruno@example.sm'];
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

const db = () => server.database.kysely;
const queue = async () =>
  (await server.app.inject({ url: '/api/admin/queue', headers: asUser(maria) })).json<Queue>();
const decide = (id: string, payload: object, by = maria) =>
  server.app.inject({
    method: 'POST',
    url: `/api/admin/queue/${id}`,
    payload,
    headers: asUser(by),
  });
const log = async () =>
  (await server.app.inject({ url: '/api/admin/log', headers: asUser(maria) })).json<ActionLogPage>()
    .entries;
const states = async () => {
  const rows = await db().selectFrom('observation').select('state').orderBy('id').execute();
  return rows.map(({ state }) => state);
};
const current = async () => {
  const row = await db().selectFrom('current_price').selectAll().executeTakeFirst();
  return row && { price: row.price, contested: row.contested };
};

/** An owner's price, and a driver's different one, which is held. */
async function held(): Promise<QueueItem> {
  await logPrices(server, [
    { stationId: station, price: 1700, state: 'accepted', origin: 'owner', ago: 1500 },
    { stationId: station, price: 1400, state: 'held', by: ANNA, ago: 900 },
  ]);
  const { items } = await queue();
  expect(items).toHaveLength(1);
  return items[0]!;
}

test('an item is a station, fuel and price, with the evidence for and against it', async () => {
  await logPrices(server, [
    { stationId: station, price: 1690, state: 'accepted', by: ANNA, ago: 3000 },
    { stationId: station, price: 1300, state: 'rejected', by: ANNA, ago: 2000 },
  ]);
  const item = await held();
  expect(item).toMatchObject({
    kind: 'held',
    business: { id: station },
    fuel_type: { id: 20, name: 'Diesel Self', unit: 'litre' },
    price: 1.4,
    origin: 'driver',
    reason: 'unusual',
    waits_since: '2026-11-20T17:00:00.000Z',
    seen_at: '2026-11-20T17:00:00.000Z',
    voices: 1,
    current: { price: 1.7, origin: 'owner', seen_at: '2026-11-20T07:00:00.000Z' },
    // It is not shown: rejecting it leaves the current price.
    before: null,
    reference: null,
  });
  expect(item.recent.map(({ price, state }) => [price, state])).toEqual([
    [1.4, 'held'],
    [1.7, 'accepted'],
    [1.3, 'rejected'],
    [1.69, 'accepted'],
  ]);
  expect(item.authors).toMatchObject([
    { says: 'price', accepted: 1, rejected: 1, open: 1, since: '2026-11-19T06:00:00.000Z' },
  ]);
  const wire = JSON.stringify(await queue());
  for (const hidden of [ANNA, personOf(ANNA)]) expect(wire).not.toContain(hidden);
});

test('accepting an item accepts all its reports, and the log names the administrator', async () => {
  const { id } = await held();
  const answer = await decide(id, { decision: 'accept' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Prezzo accettato', decided: 1.4, price: 1.4 },
  ]);
  expect(await states()).toEqual(['accepted', 'accepted']);
  expect(await queue()).toEqual({ items: [], total: 0, reviews: [] });
  expect(await log()).toMatchObject([
    { action: 'claim_accepted', own: true, target: { item: id, price: 1.4 }, reason: null },
  ]);
});

test('rejecting needs a reason, which is stored', async () => {
  const { id } = await held();
  expect((await decide(id, { decision: 'reject' })).json()).toMatchObject({
    error_codes: { reason: [{ code: 'reason_missing' }] },
  });
  const unprintable = await decide(id, { decision: 'reject', reason: 'No\u0000' });
  expect(unprintable.statusCode).toBe(422);
  const answer = await decide(id, { decision: 'reject', reason: 'Impossibile' });
  expect(answer.json()).toMatchObject({ price: 1.7 });
  expect(await states()).toEqual(['accepted', 'rejected']);
  expect(await log()).toMatchObject([{ action: 'claim_rejected', reason: 'Impossibile' }]);
});

test('of two administrators who decide at once, the second gets an error', async () => {
  const { id } = await held();
  const luca = await registerVerified(server, 'luca@example.sm', { role: 'admin' });
  const answers = await Promise.all([
    decide(id, { decision: 'accept' }),
    decide(id, { decision: 'reject', reason: 'No' }, luca),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  const late = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(late.json()).toMatchObject({
    code: 'queue_decided',
    message: 'Nel frattempo ha già deciso qualcun altro',
  });
  expect(await log()).toHaveLength(1);
  expect((await decide('987654321', { decision: 'accept' })).json()).toMatchObject({
    code: 'queue_item_not_found',
  });
});

test('an administrator who loses the role after the guard decides nothing', async () => {
  const { id } = await held();
  const bruno = await registerVerified(server, BRUNO);
  const actor = { role: 'administrator', userId: bruno.user.id } as const;
  const parts = { clock: server.clock, personHash: personOf };
  const decision = inTransaction(db(), (tx) =>
    decideItem(tx, parts, actor, id, { decision: 'accept' }),
  );
  await expect(decision).rejects.toMatchObject({ problem: { code: 'administrators_only' } });
  expect(await states()).toEqual(['accepted', 'held']);
  expect(await log()).toEqual([]);
});

/** A price that two known drivers dispute. */
async function contested(): Promise<QueueItem> {
  await logPrices(server, [
    { stationId: station, price: 1690, state: 'accepted', origin: 'owner', ago: 6000 },
    { stationId: station, price: 1700, state: 'accepted', origin: 'owner', ago: 600 },
    { stationId: station, price: 1700, state: 'accepted', origin: 'owner', ago: 60 },
  ]);
  await disputeAs(server, station, 1700, [ANNA, BRUNO]);
  expect(await current()).toEqual({ price: 1700, contested: true });
  return (await queue()).items[0]!;
}

test('a disputed price that is right stays, without its mark', async () => {
  const item = await contested();
  expect(item).toMatchObject({ kind: 'contested', price: 1.7, voices: 2 });
  expect(item).toMatchObject({ current: { price: 1.7 }, before: { price: 1.69 } });
  expect(item.authors.map(({ says }) => says)).toEqual(['dispute', 'dispute']);
  expect((await decide(item.id, { decision: 'accept' })).statusCode).toBe(200);
  expect(await current()).toEqual({ price: 1700, contested: false });
  const disputes = await db().selectFrom('price_dispute').selectAll().execute();
  expect(disputes).toMatchObject([{ outcome: 'wrong' }, { outcome: 'wrong' }]);
  expect(await log()).toMatchObject([{ action: 'dispute_closed', target: { right: true } }]);
  expect((await decide(item.id, { decision: 'accept' })).statusCode).toBe(409);
});

test('a disputed price that is wrong is removed, however often it was reported', async () => {
  const { id } = await contested();
  const answer = await decide(id, { decision: 'reject', reason: 'Ho telefonato' });
  expect(answer.json()).toMatchObject({ price: 1.69 });
  expect(await states()).toEqual(['accepted', 'withdrawn', 'withdrawn']);
  const disputes = await db().selectFrom('price_dispute').select('outcome').execute();
  expect(disputes).toEqual([{ outcome: 'right' }, { outcome: 'right' }]);
});

test('a price that is doubtful and disputed is decided once', async () => {
  await logPrices(server, [
    { stationId: station, price: 1690, state: 'accepted', origin: 'owner', ago: 6000 },
    { stationId: station, price: 1900, state: 'accepted', origin: 'operator_sheet', ago: 600 },
  ]);
  await db().updateTable('observation').set({ doubtful: true }).where('price', '=', 1900).execute();
  await disputeAs(server, station, 1900, [ANNA, BRUNO]);
  const { items } = await queue();
  expect(items.map(({ kind }) => kind)).toEqual(['contested', 'doubtful']);
  const answer = await decide(items[0]!.id, { decision: 'reject', reason: 'Ho telefonato' });
  expect(answer.json()).toMatchObject({ message: 'Prezzo rifiutato', price: 1.69 });
  expect(await states()).toEqual(['accepted', 'withdrawn']);
  expect(await queue()).toEqual({ items: [], total: 0, reviews: [] });
});

test('a lock applies to the one chosen person, with all accounts, and to no administrator', async () => {
  const anna = await registerVerified(server, ANNA);
  const twin = await registerVerified(server, 'anna+due@example.sm');
  const bruno = await registerVerified(server, BRUNO);
  const { id, authors } = await contested();
  expect((await decide(id, { decision: 'lock' })).json()).toMatchObject({
    error_codes: { reason: [{ code: 'reason_missing' }] },
  });
  const lock = { decision: 'lock', reason: 'Prezzi inventati' };
  expect((await decide(id, lock)).json()).toMatchObject({
    error_codes: { person: [{ code: 'person_unclear' }] },
  });
  expect(authors).toHaveLength(2);
  const users = async () => {
    const rows = await db().selectFrom('app_user').select(['email', 'is_active']).execute();
    return new Set(rows.flatMap(({ email, is_active }) => (is_active ? [] : email)));
  };
  // Only the record distinguishes the authors: Anna has none, the other has an accepted report.
  await logPrices(server, [
    { stationId: station, price: 1650, state: 'accepted', by: BRUNO, ago: 6000 },
  ]);
  const [item] = (await queue()).items;
  const person = item!.authors.find(({ accepted }) => accepted === 0)!.id;
  expect((await decide(id, { ...lock, person })).json()).toMatchObject({
    message: 'Persona bloccata',
  });
  expect(await users()).toEqual(new Set([ANNA, 'anna+due@example.sm']));
  const visit = ({ token }: Session) =>
    server.app.inject({ url: '/api/user', headers: asUser({ token }) });
  const codes = await Promise.all([anna, twin, bruno].map(visit));
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
  // The log, which outlives the accounts, holds only their random ids.
  const rows = db().selectFrom('app_user').select('log_id').where('is_active', '=', false);
  const locked = (await rows.orderBy('id').execute()).map(({ log_id }) => log_id).join(' ');
  const [line] = await log();
  const { reason } = lock;
  expect(line).toMatchObject({ action: 'person_locked', target: { person: locked }, reason });
  expect(JSON.stringify(line)).not.toContain(person);
});

test('an administrator is not locked by another', async () => {
  await registerVerified(server, ANNA, { role: 'admin' });
  await logPrices(server, [{ stationId: station, price: 1400, state: 'held', by: ANNA }]);
  const [item] = (await queue()).items;
  const answer = await decide(item!.id, { decision: 'lock', reason: 'Prova' });
  expect(answer.json()).toMatchObject({ code: 'administrator_not_lockable' });
});
