// Tests rule owner-prices.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import type { TestApp } from '../../../testing/app.ts';
import { useOwnStation } from '../../../testing/stations/own-station.ts';
import {} from '../../../testing/stations/stations.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const db = () => server.database.kysely;
/** Publishes a price of diesel. @returns the key by which it is undone */
const publish = async (price: number): Promise<string> => {
  server.clock.advance(60_000);
  const key = crypto.randomUUID();
  await server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${station}/prices`,
    payload: { prices: [{ fuel_type_id: DIESEL, price }] },
    headers: { ...asUser(anna), 'idempotency-key': key },
  });
  return key;
};
const undo = (key: string, who = anna) =>
  server.app.inject({ method: 'DELETE', url: `/api/price-reports/${key}`, headers: asUser(who) });
const current = () => db().selectFrom('current_price').select(['price', 'origin']).execute();

test('for ten minutes an owner can undo a published price: the price before holds again', async () => {
  await publish(1.79);
  const key = await publish(1.72);
  const bruno = await registerVerified(server, 'bruno@example.sm');
  expect((await undo(key, bruno)).statusCode).toBe(404);
  expect((await undo(key)).statusCode).toBe(200);
  expect(await current()).toEqual([{ price: 1790, origin: 'owner' }]);
  const log = await db().selectFrom('action_log').select(['role', 'action', 'target']).execute();
  expect(log.at(-1)).toEqual({
    role: 'owner',
    action: 'price_withdrawn',
    target: { [DIESEL]: 1.72 },
  });
  const later = await publish(1.72);
  server.clock.advance(10 * 60_000 + 1);
  expect((await undo(later)).json()).toMatchObject({ code: 'report_undo_late' });
  expect(await current()).toEqual([{ price: 1720, origin: 'owner' }]);
});

test('a former owner cannot undo', async () => {
  const key = await publish(1.79);
  await db().updateTable('station_owner').set({ state: 'revoked' }).execute();
  const answer = await undo(key);
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'owners_only' }]);
  expect(await current()).toEqual([{ price: 1790, origin: 'owner' }]);
});
