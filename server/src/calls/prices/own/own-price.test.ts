// Tests rule owner-prices.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, post } from '../../../testing/accounts.ts';
import type { TestApp } from '../../../testing/app.ts';
import { driving } from '../../../testing/prices/drivers.ts';
import { useOwnStation } from '../../../testing/stations/own-station.ts';
import { ownStations } from '../../../testing/stations/owners.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const db = () => server.database.kysely;
const { driver, known, report, pass } = driving(() => server);
const submit = (price: number, more: object = {}) => {
  pass(1);
  return server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${station}/prices`,
    payload: { prices: [{ fuel_type_id: DIESEL, price }], ...more },
    headers: { ...asUser(anna), 'idempotency-key': crypto.randomUUID() },
  });
};
const fuel = async () => (await ownStations(server, anna)).stations[0]!.fuels[0];

test('a driver’s report beside the own price does not affect ‘Tutto invariato’', async () => {
  await submit(1.79);
  pass(25 * 60);
  expect(await report(await driver(), { price: 1785 }, { at: station })).toBe('accepted');
  expect(await fuel()).toMatchObject({
    price: { price: 1.79, origin: 'owner', effective_date: '2026-11-21T08:01:00.000Z' },
    reported: [{ state: 'reported', counts: true, price: 1.785 }],
  });
  const shown = await submit(1.785, { unchanged: true });
  expect([shown.statusCode, shown.json()]).toMatchObject([409, { prices: [{ price: 1.79 }] }]);
  expect((await submit(1.79, { unchanged: true })).statusCode).toBe(200);
  const current = await db().selectFrom('current_price').selectAll().execute();
  expect(current).toMatchObject([{ price: 1790, origin: 'owner', voices: null }]);
  expect(await fuel()).toMatchObject({ price: { price: 1.79 }, reported: [] });
  const log = await db().selectFrom('action_log').select('action').execute();
  expect(log.map(({ action }) => action)).toEqual(['prices_set', 'prices_confirmed']);
});

test('an owner’s price settles what drivers report, and ends no dispute', async () => {
  await submit(1.79);
  pass(1);
  expect(await report(await driver(), { price: 1840 }, { at: station })).toBe('reported');
  const wrong = { business_id: station, fuel_type_id: DIESEL, price: 1.79 };
  for (const { headers } of [await known(), await known()]) {
    await post(server, '/price-disputes', wrong, headers);
  }
  const isContested = async () =>
    (await db().selectFrom('current_price').select('contested').executeTakeFirstOrThrow())
      .contested;
  expect(await fuel()).toMatchObject({ disputes: 2, reported: [{ price: 1.84 }] });
  expect(await isContested()).toBe(true);
  await submit(1.79, { unchanged: true });
  expect(await fuel()).toMatchObject({ disputes: 2, reported: [] });
  expect(await isContested()).toBe(true);
  const rows = await db()
    .selectFrom('observation')
    .select(['price', 'state'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { price: 1790, state: 'accepted' },
    { price: 1840, state: 'rejected' },
  ]);
});
