// Tests rule admin-queue.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { BulkDecided, BulkDecision, Queue } from '@pieno/contract/queue/queue.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { disputeAs, personOf, logPrices } from '../../testing/prices/log-prices.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';

const [ANNA, BRUNO] = ['anna@example.sm', 'bruno@example.sm'];
let server: TestApp;
let maria: Session;
let luca: Session;
let stations: number[];
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(server.database.kysely);
  stations = [];
  for (let count = 0; count < 4; count++) stations.push(await addStation(server.database.kysely));
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  luca = await registerVerified(server, 'luca@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const queue = async () =>
  (await server.app.inject({ url: '/api/admin/queue', headers: asUser(maria) })).json<Queue>();
const send = (payload: object, by = maria) =>
  server.app.inject({ method: 'POST', url: '/api/admin/queue', payload, headers: asUser(by) });
const one = (id: string, payload: object, by = maria) =>
  server.app.inject({
    method: 'POST',
    url: `/api/admin/queue/${id}`,
    payload,
    headers: asUser(by),
  });
const bulk = async (payload: BulkDecision, by = maria) =>
  (await send(payload, by)).json<BulkDecided>();
const log = async () =>
  (await server.app.inject({ url: '/api/admin/log', headers: asUser(maria) })).json<ActionLogPage>()
    .entries;
const states = async () => {
  const rows = await db()
    .selectFrom('observation')
    .select('state')
    .where('origin', '=', 'driver')
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
};

/** Anna reports a price that is held at each station. @returns the queue's items, as selected for a decision */
async function held() {
  for (const stationId of stations) {
    await logPrices(server, [
      { stationId, price: 1700, state: 'accepted', origin: 'owner', ago: 1500 },
      { stationId, price: 1400, state: 'held', by: ANNA, ago: 900 },
    ]);
  }
  return await seen();
}
const seen = async () =>
  (await queue()).items.map(({ id, kind, voices }) => ({ id, seen: { kind, voices } }));

/** The single cause why the first of these is not decided, while all others are. */
async function causeFor(items: BulkDecision['items'], by = maria) {
  const { decided, refused } = await bulk({ items, decision: 'reject', reason: 'Falsi' }, by);
  expect(decided).toBe(items.length - 1);
  expect(refused.map(({ id }) => id)).toEqual([items[0]!.id]);
  return refused[0]!;
}

test('one decision and one reason apply to the whole selection, and the log has a line for each', async () => {
  const items = await held();
  expect(items).toHaveLength(4);
  expect((await send({ items, decision: 'reject' })).json()).toMatchObject({
    error_codes: { reason: [{ code: 'reason_missing' }] },
  });
  const chosen = [...items.slice(1), items[1]!];
  const answer = await send({ items: chosen, decision: 'reject', reason: 'Inventati' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Prezzi rifiutati: 3', decided: 3, refused: [] },
  ]);
  expect(await states()).toEqual(['held', 'rejected', 'rejected', 'rejected']);
  expect((await log()).map(({ action, reason }) => [action, reason])).toEqual(
    Array.from({ length: 3 }, () => ['claim_rejected', 'Inventati']),
  );
  const yes = await bulk({ items: items.slice(0, 1), decision: 'accept' });
  expect(yes).toEqual({ message: 'Prezzi accettati: 1', decided: 1, refused: [] });
});

test('an item that the actor or another administrator has decided is reported, and leaves the others', async () => {
  const items = await held();
  await one(items[0]!.id, { decision: 'accept' }, luca);
  expect(await causeFor(items.slice(0, 3))).toEqual({
    id: items[0]!.id,
    code: 'queue_decided',
    message: 'Nel frattempo ha già deciso qualcun altro',
  });
  const again = await bulk({ items: items.slice(1, 2), decision: 'reject', reason: 'Falsi' });
  expect(again).toMatchObject({ decided: 0, refused: [{ code: 'queue_decided_own' }] });
});

test('two administrators who decide the same items at once each get the outcome of every item', async () => {
  const items = await held();
  const answers = await Promise.all([
    bulk({ items: items.slice(0, 3), decision: 'reject', reason: 'Falsi' }),
    bulk({ items: items.slice(1), decision: 'accept' }, luca),
  ]);
  expect(answers.reduce((sum, { decided }) => sum + decided, 0)).toBe(4);
  const refused = answers.flatMap((answer) => answer.refused);
  expect(refused.map(({ id }) => id).toSorted()).toEqual([items[1]!.id, items[2]!.id]);
  for (const { code } of refused) expect(code).toBe('queue_decided');
  expect(await log()).toHaveLength(4);
});

test.each([
  ['queue_voices', 'reported again', () => report(1400, 'held')],
  ['queue_owner', 'answered by the owner', () => report(1550, 'accepted', 'owner')],
  [
    'queue_locked',
    'of somebody locked',
    () => one(firstId, { decision: 'lock', reason: 'Falsi' }, luca),
  ],
  ['queue_taken_back', 'taken back', () => become({ state: 'withdrawn', decided_by: 'author' })],
  ['queue_lapsed', 'lapsed', () => become({ state: 'lapsed', decided_by: 'time' })],
  ['queue_overtaken', 'overtaken', () => become({ state: 'lapsed', decided_by: 'overtaken' })],
  ['queue_borne_out', 'borne out', () => become({ state: 'accepted', decided_by: 'drivers' })],
  [
    'queue_contradicted',
    'contradicted',
    () => become({ state: 'rejected', decided_by: 'ministry' }),
  ],
  ['queue_station', 'of a closed station', () => close()],
] as const)('%s: a price that is %s meanwhile', async (code, _, happen) => {
  const [first, ...others] = await held();
  firstId = first!.id;
  server.clock.advance(60_000);
  await happen();
  // A locked person's prices no longer wait, and the owner has answered at one station only.
  const left = code === 'queue_locked' ? [] : others;
  expect(await causeFor([first!, ...left])).toMatchObject({ code });
});

let firstId: string;
const report = (price: number, state: 'held' | 'accepted', origin: 'driver' | 'owner' = 'driver') =>
  logPrices(server, [{ stationId: stations[0]!, price, state, origin, by: BRUNO }]);
const become = (values: {
  state: 'withdrawn' | 'lapsed' | 'accepted' | 'rejected';
  decided_by: string;
}) =>
  changePrices(db(), server.clock, ({ tx, now }) =>
    tx
      .updateTable('observation')
      .set({ ...values, decided_at: now })
      .where('id', '=', firstId)
      .execute(),
  );
const close = () =>
  db()
    .updateTable('station')
    .set({ closed_at: server.clock.now() })
    .where('id', '=', stations[0]!)
    .execute();

test('an unknown item is reported, and decides nothing', async () => {
  const items = await held();
  const { refused } = await bulk({ items: [{ id: '987654' }, items[0]!], decision: 'accept' });
  expect(refused).toMatchObject([{ id: '987654', code: 'queue_item_not_found' }]);
});

/** A price that two known drivers dispute. */
async function contested() {
  const stationId = stations[0]!;
  await logPrices(server, [
    { stationId, price: 1690, state: 'accepted', origin: 'owner', ago: 6000 },
    { stationId, price: 1700, state: 'accepted', origin: 'owner', ago: 600 },
  ]);
  await disputeAs(server, stationId, 1700, [ANNA, BRUNO]);
  return (await seen())[0]!;
}

test('a further dispute or another kind of item requires a second look', async () => {
  const item = await contested();
  await disputeAs(server, stations[0]!, 1700, ['carla@example.sm']);
  const answer = await bulk({ items: [item], decision: 'accept' });
  expect(answer).toMatchObject({ decided: 0, refused: [{ code: 'queue_voices' }] });
  const other = { ...item, seen: { ...item.seen, kind: 'reported' as const } };
  expect((await one(item.id, { decision: 'accept', seen: other.seen })).json()).toMatchObject({
    code: 'queue_kind',
  });
  expect(await bulk({ items: await seen(), decision: 'accept' })).toMatchObject({ decided: 1 });
});

test('a disputed price that the actor or another administrator has decided is reported', async () => {
  const item = await contested();
  await one(item.id, { decision: 'accept' }, luca);
  const late = await bulk({ items: [item], decision: 'accept' });
  expect(late.refused).toMatchObject([{ code: 'queue_decided' }]);
  expect((await bulk({ items: [item], decision: 'accept' }, luca)).refused).toMatchObject([
    { code: 'queue_decided_own' },
  ]);
});

test('a price whose disputes were withdrawn is no longer disputed', async () => {
  const item = await contested();
  await changePrices(db(), server.clock, async (change) => {
    await change.tx.deleteFrom('price_dispute').where('claimant', '=', personOf(ANNA)).execute();
    await change.tx
      .updateTable('price_dispute')
      .set({ closed_at: change.now, closed_by: 'drivers', outcome: 'wrong' })
      .execute();
    change.touch([{ stationId: stations[0]!, fuelTypeId: 20 }]);
  });
  const { refused } = await bulk({ items: [item], decision: 'accept' });
  expect(refused).toMatchObject([{ code: 'queue_undisputed' }]);
});

test('two prices of one fuel are not accepted together, but may be rejected', async () => {
  const stationId = stations[0]!;
  await logPrices(server, [
    { stationId, price: 1700, state: 'accepted', origin: 'owner', ago: 1500 },
    { stationId, price: 1400, state: 'held', by: ANNA, ago: 900 },
    { stationId, price: 1300, state: 'held', by: BRUNO, ago: 800 },
  ]);
  const items = await seen();
  const { decided, refused } = await bulk({ items, decision: 'accept' });
  expect([decided, refused.map(({ code }) => code)]).toEqual([
    0,
    ['queue_two_prices', 'queue_two_prices'],
  ]);
  expect(await states()).toEqual(['held', 'held']);
  expect(await bulk({ items, decision: 'reject', reason: 'Falsi' })).toMatchObject({ decided: 2 });
});
