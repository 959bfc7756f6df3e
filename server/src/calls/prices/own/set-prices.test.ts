// Tests rules error-fields, owner-prices, report-fuels.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import type { TestApp } from '../../../testing/app.ts';
import { useOwnStation } from '../../../testing/stations/own-station.ts';
import { recordNow } from '../../../testing/stations/owners.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { readBoardVersion } from '../../../modules/changes/board-version.ts';

const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const db = () => server.database.kysely;
const submit = (
  prices: Record<number, number>,
  more: object = {},
  { who = anna, key, at = station }: { who?: Session; key?: string; at?: number } = {},
) => {
  server.clock.advance(60_000);
  return server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${at}/prices`,
    payload: {
      prices: Object.entries(prices).map(([id, price]) => ({ fuel_type_id: Number(id), price })),
      ...more,
    },
    headers: { ...asUser(who), 'idempotency-key': key ?? crypto.randomUUID() },
  });
};
const current = async () => {
  const rows = await db()
    .selectFrom('current_price')
    .select(['fuel_type_id', 'price', 'origin', 'contested'])
    .orderBy('fuel_type_id')
    .execute();
  return rows.map((row) => [row.fuel_type_id, row.price, row.origin]);
};
const observations = () =>
  db().selectFrom('observation').select(['price', 'state']).orderBy('id').execute();

test('an owner’s prices are current at once, and the answer holds them', async () => {
  const before = await readBoardVersion(db());
  const answer = await submit({ [PETROL]: 1.689, [DIESEL]: 1.79 });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    [
      { fuel_type: { id: PETROL }, price: 1.689, origin: 'owner', source: 'owner' },
      { fuel_type: { id: DIESEL }, price: 1.79 },
    ],
  ]);
  expect(await current()).toEqual([
    [PETROL, 1689, 'owner'],
    [DIESEL, 1790, 'owner'],
  ]);
  expect(await readBoardVersion(db())).toBeGreaterThan(before);
});

test('an owner’s prices are not listed among the own reports of a driver', async () => {
  await submit({ [DIESEL]: 1.79 });
  const listed = await server.app.inject({ url: '/api/price-reports', headers: asUser(anna) });
  expect([listed.statusCode, listed.json()]).toEqual([200, []]);
});

test('an equal price is a confirmation, and adds no row to the log', async () => {
  await submit({ [DIESEL]: 1.79 });
  const answer = await submit({ [DIESEL]: 1.79 });
  expect(answer.statusCode).toBe(200);
  expect(await observations()).toHaveLength(1);
  const confirmations = await db().selectFrom('confirmation').select(['origin', 'price']).execute();
  expect(confirmations).toEqual([{ origin: 'owner', price: 1790 }]);
  const log = await db().selectFrom('action_log').select('action').orderBy('id').execute();
  expect(log).toEqual([{ action: 'prices_set' }, { action: 'prices_confirmed' }]);
});

test('the same key gets the first answer and records nothing more', async () => {
  const key = crypto.randomUUID();
  const first = await submit({ [DIESEL]: 1.79 }, {}, { key });
  await submit({ [DIESEL]: 1.8 });
  const again = await submit({ [DIESEL]: 1.79 }, {}, { key });
  expect(again.json()).toEqual(first.json());
  expect((await current())[0]).toEqual([DIESEL, 1800, 'owner']);
  const other = await submit({ [DIESEL]: 1.81 }, {}, { key });
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'idempotency_key_taken' }]);
  expect((await submit({ [DIESEL]: 1.79 }, {}, { key: 'x' })).json()).toMatchObject({
    code: 'idempotency_key_missing',
  });
});

test('an unusual price is asked about once, and nothing else is recorded before the answer', async () => {
  for (const price of [1700, 1710, 1720]) {
    await recordNow(server, await addStation(db()), { [DIESEL]: price });
  }
  const key = crypto.randomUUID();
  const prices = { [PETROL]: 1.689, [DIESEL]: 1.41 };
  const asked = await submit(prices, {}, { key });
  expect([asked.statusCode, asked.json()]).toMatchObject([
    422,
    {
      code: 'owner_prices_unusual',
      error_codes: { [DIESEL]: [{ code: 'price_unusual', params: { reference: '€ 1,710' } }] },
    },
  ]);
  const own = () => db().selectFrom('observation').selectAll().where('station_id', '=', station);
  expect(await own().execute()).toEqual([]);
  const meant = await submit(prices, { sure: true }, { key });
  expect(meant.statusCode).toBe(200);
  expect(await own().execute()).toHaveLength(2);
});

test('an owner who prices a fuel not known to be sold is asked once, and the yes adds it', async () => {
  const LPG = 30;
  await submit({ [DIESEL]: 1.79 });
  const key = crypto.randomUUID();
  const asked = await submit({ [DIESEL]: 1.78, [LPG]: 0.75 }, {}, { key });
  expect([asked.statusCode, asked.json()]).toMatchObject([
    422,
    {
      code: 'owner_prices_unusual',
      error_codes: { [LPG]: [{ code: 'price_fuel_new' }] },
      errors: { [LPG]: ['Qui non risulta in vendita: lo vendi?'] },
    },
  ]);
  expect(await current()).toEqual([[DIESEL, 1790, 'owner']]);
  await submit({ [DIESEL]: 1.78, [LPG]: 0.75 }, { sure: true }, { key });
  expect(await current()).toEqual([
    [DIESEL, 1780, 'owner'],
    [LPG, 750, 'owner'],
  ]);
  expect((await submit({ [LPG]: 0.76 })).statusCode).toBe(200);
});

test('where too few others sell a fuel, the own last price reveals a typing error', async () => {
  await submit({ [PETROL]: 1.65, [DIESEL]: 1.79 });
  const key = crypto.randomUUID();
  const typed = { [PETROL]: 1.25, [DIESEL]: 1.79 };
  const asked = await submit(typed, {}, { key });
  expect([asked.statusCode, asked.json()]).toMatchObject([
    422,
    {
      code: 'owner_prices_unusual',
      error_codes: { [PETROL]: [{ code: 'price_unusual_own', params: { last: '€ 1,650' } }] },
      errors: { [PETROL]: ["È lontano dall'ultimo prezzo qui, € 1,650: sei sicuro?"] },
    },
  ]);
  expect((await current())[0]).toEqual([PETROL, 1650, 'owner']);
  expect((await submit(typed, { sure: true }, { key })).statusCode).toBe(200);
  expect((await current())[0]).toEqual([PETROL, 1250, 'owner']);
});

test('null for an optional field counts as absent, and a wrong entry is named by its path', async () => {
  const send = (payload: object) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/owner/stations/${station}/prices`,
      payload,
      headers: { ...asUser(anna), 'idempotency-key': crypto.randomUUID() },
    });
  const right = { fuel_type_id: DIESEL, price: 1.659 };
  const unset = { unchanged: null, sure: null, effective_at: null };
  expect((await send({ prices: [right], ...unset })).statusCode).toBe(200);
  const errorsOf = async (...prices: object[]) =>
    (await send({ prices: [right, ...prices] })).json<{ errors: object }>().errors;
  expect(await errorsOf({ fuel_type_id: '10', price: 1.659 })).toEqual({
    'prices.1.fuel_type_id': ['Valore non valido'],
  });
  expect(await errorsOf({ fuel_type_id: PETROL, price: null })).toEqual({
    'prices.1.price': ['Campo obbligatorio'],
  });
  expect(await errorsOf(right)).toEqual({
    prices: ['Un carburante è indicato due volte: lascialo una volta sola'],
  });
});

test('an impossible price is refused with all other entries, sure or not', async () => {
  const refused = await submit({ [PETROL]: 1.689, [DIESEL]: 17.9 }, { sure: true });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'validation_failed', error_codes: { [DIESEL]: [{ code: 'price_out_of_range' }] } },
  ]);
  expect((await submit({ [DIESEL]: 1.6789 })).json()).toMatchObject({
    error_codes: { [DIESEL]: [{ code: 'price_decimals' }] },
  });
  expect(await current()).toEqual([]);
});

test('‘Tutto invariato’ carries the prices seen, and confirms nothing when others are current', async () => {
  await submit({ [PETROL]: 1.689, [DIESEL]: 1.79 });
  await recordNow(server, station, { [DIESEL]: 1800 });
  const changed = await submit({ [PETROL]: 1.689, [DIESEL]: 1.79 }, { unchanged: true });
  expect([changed.statusCode, changed.json()]).toMatchObject([
    409,
    { code: 'prices_changed', prices: [{ price: 1.689 }, { price: 1.8 }] },
  ]);
  expect(await db().selectFrom('confirmation').selectAll().execute()).toEqual([]);
  const same = await submit({ [PETROL]: 1.689, [DIESEL]: 1.8 }, { unchanged: true });
  expect(same.json<FuelPrice[]>()).toHaveLength(2);
  expect(await db().selectFrom('confirmation').selectAll().execute()).toHaveLength(2);
});

test('a fuel that is not sold takes no price', async () => {
  const sold = (isSold: boolean) => ({
    station_id: station,
    fuel_type_id: DIESEL,
    sold: isSold,
    decided_at: server.clock.now(),
  });
  await db().insertInto('station_fuel').values(sold(false)).execute();
  expect((await submit({ [DIESEL]: 1.79 })).json()).toMatchObject({
    error_codes: { [DIESEL]: [{ code: 'price_unsold' }] },
  });
});

test('strangers, pending owners and administrators cannot set an owner’s prices', async () => {
  const bruno = await registerVerified(server, 'bruno@example.sm');
  await db()
    .insertInto('station_owner')
    .values({
      station_id: station,
      user_id: bruno.user.id,
      state: 'pending',
      since: server.clock.now(),
    })
    .execute();
  const admin = await registerVerified(server, 'admin@example.sm', { role: 'admin' });
  const elsewhere = await addStation(db());
  expect((await submit({ [DIESEL]: 1.79 }, {}, { who: bruno })).statusCode).toBe(403);
  expect((await submit({ [DIESEL]: 1.79 }, {}, { who: admin })).statusCode).toBe(403);
  expect((await submit({ [DIESEL]: 1.79 }, {}, { at: elsewhere })).json()).toMatchObject({
    code: 'owners_only',
  });
  await db().updateTable('app_user').set({ email_verified: false }).execute();
  expect((await submit({ [DIESEL]: 1.79 })).json()).toMatchObject({ code: 'email_unverified' });
  expect(await current()).toEqual([]);
});
