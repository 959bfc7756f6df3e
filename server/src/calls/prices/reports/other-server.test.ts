// Reports to one server show on another one with the same database, by a notification.
// Tests rule report-shown.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Queue } from '@pieno/contract/queue/queue.ts';
import { asUser, post, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving } from '../../../testing/prices/drivers.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';
import { Board } from '../../../modules/board/board.ts';
import { keepBoard, type BoardKeeper } from '../../../modules/board/keeper.ts';

const DIESEL = 20;
let server: TestApp;
let other: Board;
let keeper: BoardKeeper;
const failures: unknown[] = [];
beforeAll(async () => {
  // Without polling: only the notification counts.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await openTestApp();
});
afterAll(async () => {
  await keeper.stop();
  await server.close();
  vi.useRealTimers();
});
const { begin, known, report, pass } = driving(() => server);

test('a price that is set, reported, contested and decided on one server shows on the other', async () => {
  const station = await begin();
  other = new Board(server.database.kysely, server.clock);
  keeper = await keepBoard(other, server.database, server.clock, (error) => failures.push(error));
  const page = async () => {
    const prepared = await other.station(station)!;
    return JSON.parse(prepared.identity.body.toString()) as BusinessDetails;
  };
  const diesel = async () => (await page()).prices.find(({ fuel_type: { id } }) => id === DIESEL);
  const [anna, bruno] = [await known(), await known()];
  const register = (name: string, more = {}): Promise<Session> =>
    registerVerified(server, `${name}@example.sm`, more);
  const [olga, maria] = [await register('olga'), await register('maria', { role: 'admin' })];
  await makeOwner(server, station, olga);

  const saved = await server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${station}/prices`,
    headers: { ...asUser(olga), 'idempotency-key': crypto.randomUUID() },
    payload: { prices: [{ fuel_type_id: DIESEL, price: 1.7 }] },
  });
  expect(saved.statusCode).toBe(200);
  await expect.poll(diesel).toMatchObject({ price: 1.7, origin: 'owner' });

  pass(1);
  expect(await report(anna, { price: 1650 })).toBe('reported');
  await expect.poll(async () => (await page()).reported).toMatchObject([{ price: 1.65 }]);

  const wrong = { business_id: station, fuel_type_id: DIESEL, price: 1.7 };
  await post(server, '/price-disputes', wrong, anna.headers);
  await post(server, '/price-disputes', wrong, bruno.headers);
  await expect.poll(diesel).toMatchObject({ contested: true });

  const answer = await server.app.inject({ url: '/api/admin/queue', headers: asUser(maria) });
  const item = answer.json<Queue>().items.find(({ kind }) => kind === 'contested')!;
  await post(server, `/admin/queue/${item.id}`, { decision: 'accept' }, asUser(maria));
  await expect.poll(async () => (await diesel())?.contested ?? false).toBe(false);
  expect(failures).toEqual([]);
});
