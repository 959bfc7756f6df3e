// Tests rules error-fields, owner-tokens.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import type { MadeStationToken, StationTokens } from '@pieno/contract/prices/station-tokens.ts';
import { asUser, post, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { merge } from '../../../testing/stations/merges.ts';
import { makeOwner, recordNow } from '../../../testing/stations/owners.ts';
import { sendAsTill, tokenFor } from '../../../testing/prices/tills.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';

const DIESEL = 20;
let server: TestApp;
let maria: Session;
let olga: Session;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-22T08:00:00Z');
  await server.clear();
  await addFuelTypes(db());
  station = await addStation(db());
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, olga);
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const call = (method: 'GET' | 'DELETE', path = '', by = olga) =>
  server.app.inject({
    method,
    url: `/api/owner/stations/${station}/tokens${path}`,
    headers: asUser(by),
  });
const tokens = async () => (await call('GET')).json<StationTokens>().tokens;
const make = (by = olga) => tokenFor(server, by, station);
const send = (
  token: string,
  price = 1.659,
  more: { at?: string; key?: string; sure?: true; id?: number } = {},
) => sendAsTill(server, token, more.id ?? station, { fuel: DIESEL, price, ...more });
const observed = async () =>
  await db()
    .selectFrom('observation')
    .select(['price', 'origin', 'observed_at'])
    .where('origin', '=', 'owner')
    .orderBy('id')
    .execute();

test('a till sets prices with a token, which is shown once and shows its last use', async () => {
  const { id, token } = await make();
  expect(token).toMatch(/^pieno_cassa_[\w-]{43}$/);
  expect(await tokens()).toMatchObject([
    { id, name: 'Cassa', last_used_at: null, works: true, own: true },
  ]);
  server.clock.advance(60_000);
  const answer = await send(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<FuelPrice[]>()).toMatchObject([{ price: 1.659, source: 'owner' }]);
  expect((await tokens())[0]!.last_used_at).toBe('2026-11-22T08:01:00.000Z');
  expect(JSON.stringify(await tokens())).not.toContain(token);
  const log = await db()
    .selectFrom('action_log')
    .select(['action', 'role', 'target'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'token_made', role: 'owner', target: { token: id } },
    { action: 'prices_set', role: 'owner', target: { 20: 1.659, token: id } },
  ]);
});

test('the same key gets the first answer from the same till, and is free for another till and the owner', async () => {
  const { token } = await make();
  const other = await make();
  const key = crypto.randomUUID();
  const first = await send(token, 1.659, { key });
  expect((await send(token, 1.659, { key })).json()).toEqual(first.json());
  expect(await observed()).toHaveLength(1);
  expect((await send(token, 1.669, { key })).json()).toMatchObject({
    code: 'idempotency_key_taken',
  });
  expect((await send(other.token, 1.669, { key })).statusCode).toBe(200);
  expect(await observed()).toHaveLength(2);
  const url = `/api/owner/stations/${station}/prices`;
  const headers = { ...asUser(olga), 'idempotency-key': key };
  const payload = { prices: [{ fuel_type_id: DIESEL, price: 1.679 }] };
  const own = await server.app.inject({ method: 'PUT', url, headers, payload });
  expect([own.statusCode, own.json()]).toMatchObject([200, [{ price: 1.679 }]]);
});

test('a till’s price is checked, and the answer to an unusual one tells what to send', async () => {
  const { token } = await make();
  for (let count = 0; count < 6; count += 1) {
    await recordNow(server, await addStation(db()), { [DIESEL]: 1659 });
  }
  server.clock.advance(60_000);
  const key = crypto.randomUUID();
  const asked = await send(token, 2.259, { key });
  const toSend =
    'Lontano dagli altri prezzi: Diesel Self (20). Se è giusto, mandalo di nuovo con "sure": true';
  expect([asked.statusCode, asked.json()]).toMatchObject([
    422,
    {
      code: 'till_prices_unusual',
      message: toSend,
      errors: { [DIESEL]: ['È lontano dai prezzi della zona, € 1,659: sei sicuro?', toSend] },
    },
  ]);
  expect((await send(token, 9.9)).json()).toMatchObject({ code: 'validation_failed' });
  expect(await observed()).toEqual([]);
  expect((await send(token, 2.259, { key, sure: true })).statusCode).toBe(200);
  const own = { fuel: DIESEL, price: 2.759 };
  expect((await sendAsTill(server, olga.token, station, own)).json()).toMatchObject({
    code: 'owner_prices_unusual',
  });
});

test('a till sets the prices of the fuels that are sold, and adds none', async () => {
  const { token } = await make();
  await recordNow(server, station, { 10: 1759, [DIESEL]: 1659 });
  const unknown = await sendAsTill(server, token, station, { fuel: 30, price: 0.7 });
  expect([unknown.statusCode, unknown.json()]).toMatchObject([
    422,
    {
      errors: {
        30: [
          'Qui non risulta in vendita. Si possono dire i prezzi di: Benzina Self (10), Benzina Servito (11), Diesel Self (20), Diesel Servito (21)',
        ],
      },
    },
  ]);
  expect((await sendAsTill(server, token, station, { fuel: 99, price: 0.7 })).statusCode).toBe(422);
  expect(await observed()).toEqual([]);
  const served = await sendAsTill(server, token, station, { fuel: 21, price: 1.759 });
  expect(served.statusCode).toBe(200);
  const url = `/api/owner/stations/${station}/fuels`;
  const sells = (fuel: number, sold: boolean) =>
    server.app.inject({
      method: 'PUT',
      url,
      headers: asUser(olga),
      payload: { fuels: [{ fuel_type_id: fuel, sold }] },
    });
  await sells(30, true);
  expect((await sendAsTill(server, token, station, { fuel: 30, price: 0.7 })).statusCode).toBe(200);
  await sells(30, false);
  expect((await sendAsTill(server, token, station, { fuel: 30, price: 0.71 })).statusCode).toBe(
    422,
  );
});

test.each([
  ['2026-11-22T07:45:00Z', '2026-11-22T07:45:00Z'],
  ['2026-11-22T09:10:00+01:00', '2026-11-22T08:00:00Z'],
])('a till’s price may hold from %s on', async (at, since) => {
  const { token } = await make();
  expect((await send(token, 1.659, { at })).statusCode).toBe(200);
  expect((await observed())[0]!.observed_at).toEqual(new Date(since));
  // The time stored in the report, which the account's export shows, is not in the future either.
  const kept = await db().selectFrom('price_report').select('seen_at').executeTakeFirstOrThrow();
  expect(kept.seen_at).toEqual(new Date(since));
});

test.each(['2026-11-22T07:44:59Z', '2026-11-22T08:15:01Z', 'adesso'])(
  'a till’s price may not hold from %s on',
  async (at) => {
    const { token } = await make();
    const answer = await send(token, 1.659, { at });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toHaveProperty('effective_at');
    expect(await observed()).toEqual([]);
  },
);

test('a session cannot set since when a price holds', async () => {
  const answer = await send(olga.token, 1.659, { at: '2026-11-22T08:00:00Z' });
  expect(answer.json()).toMatchObject({
    error_codes: { effective_at: [{ code: 'effective_at_tills' }] },
  });
});

test('ten tokens are the maximum, and revoking one makes room', async () => {
  const made: MadeStationToken[] = [];
  for (let count = 0; count < 10; count += 1) made.push(await make());
  const url = `/owner/stations/${station}/tokens`;
  const more = () => post(server, url, { name: 'Undicesima' }, asUser(olga));
  expect((await more()).json()).toMatchObject({ code: 'tokens_too_many' });
  expect((await call('DELETE', `/${made[0]!.id}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/${made[0]!.id}`)).json()).toMatchObject({
    code: 'token_not_found',
  });
  expect((await send(made[0]!.token)).statusCode).toBe(401);
  expect((await more()).statusCode).toBe(200);
  expect((await post(server, url, { name: ' ' }, asUser(olga))).statusCode).toBe(422);
});

test('a token ends with the rights of its maker', async () => {
  const { token } = await make();
  const url = `/api/owner/stations/${station}/people/${olga.user.id}`;
  const payload = { decision: 'revoke' };
  await server.app.inject({ method: 'PUT', url, headers: asUser(maria), payload });
  expect((await send(token)).statusCode).toBe(401);
  await db().updateTable('station_owner').set({ state: 'active' }).execute();
  expect((await send(token)).statusCode).toBe(401);
  const again = await make();
  await db()
    .updateTable('app_user')
    .set({ is_active: false })
    .where('id', '=', olga.user.id)
    .execute();
  expect((await send(again.token)).json()).toMatchObject({ code: 'token_refused' });
  const ofMaria = await make(maria);
  expect((await send(ofMaria.token)).statusCode).toBe(200);
  await db().updateTable('app_user').set({ role: 'user' }).execute();
  expect((await send(ofMaria.token, 1.649)).statusCode).toBe(403);
});

test('a change of management ends all tokens, also administrators’', async () => {
  const made = [await make(), await make(maria)];
  await post(server, `/admin/stations/${station}/handover`, {}, asUser(maria));
  for (const { token } of made) expect((await send(token)).statusCode).toBe(401);
});

test('a token pauses while its station is closed, and moves along when that is merged', async () => {
  const { token } = await make();
  const close = (closed: boolean) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/admin/stations/${station}/closed`,
      headers: asUser(maria),
      payload: { closed },
    });
  await close(true);
  expect((await send(token)).json()).toMatchObject({ code: 'station_closed' });
  await close(false);
  expect((await send(token)).statusCode).toBe(200);
  const kept = await addStation(db());
  await merge(server, maria, kept, station);
  server.clock.advance(60_000);
  // The till continues to send the old number.
  expect((await send(token, 1.649)).statusCode).toBe(200);
  expect((await send(token, 1.639, { id: kept })).statusCode).toBe(200);
  const rows = await db().selectFrom('current_price').select(['station_id', 'price']).execute();
  expect(rows).toEqual([{ station_id: kept, price: 1639 }]);
});
