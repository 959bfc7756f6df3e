// Tests rule admin-queue.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Queue, QueueItem } from '@pieno/contract/queue/queue.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { logPrices } from '../../testing/prices/log-prices.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';

let server: TestApp;
let maria: Session;
let item: QueueItem;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(server.database.kysely);
  const station = await addStation(server.database.kysely);
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  await registerVerified(server, 'anna@example.sm');
  await logPrices(server, [
    { stationId: station, price: 1700, state: 'accepted', origin: 'owner', ago: 1500 },
    { stationId: station, price: 1650, state: 'reported', by: 'anna@example.sm', ago: 60 },
  ]);
  const answer = await server.app.inject({ url: '/api/admin/queue', headers: asUser(maria) });
  item = answer.json<Queue>().items[0]!;
});
afterAll(() => server.close());

const decide = (payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/api/admin/queue/${item.id}`,
    payload,
    headers: asUser(maria),
  });
const states = async () => {
  const rows = await server.database.kysely
    .selectFrom('observation')
    .select('state')
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
};

test('a reported price ranks once an administrator accepts it', async () => {
  expect(item).toMatchObject({ kind: 'reported', price: 1.65 });
  expect((await decide({ decision: 'accept' })).json()).toMatchObject({ price: 1.65 });
  expect(await states()).toEqual(['accepted', 'accepted']);
});

test('and is removed when rejected', async () => {
  const answer = await decide({ decision: 'reject', reason: 'Ho telefonato' });
  expect(answer.json()).toMatchObject({ price: 1.7 });
  expect(await states()).toEqual(['accepted', 'rejected']);
});

test('locking the author removes undecided reports', async () => {
  const answer = await decide({ decision: 'lock', reason: 'Prezzi inventati' });
  expect(answer.json()).toMatchObject({ message: 'Persona bloccata', price: 1.7 });
  expect(await states()).toEqual(['accepted', 'rejected']);
});
