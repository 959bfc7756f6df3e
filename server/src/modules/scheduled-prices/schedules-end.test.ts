// Tests rule schedule-cancelled.
import { expect, test } from 'vitest';
import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, asUser, registerVerified } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { useOwnStation } from '../../testing/stations/own-station.ts';
import { change, publish, schedule, scheduled } from '../../testing/prices/schedules.ts';
import { readBoardVersion } from '../changes/board-version.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const db = () => server.database.kysely;
const mine = () => ({ who: anna, station });
const answerOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
];
const states = async () =>
  (await db().selectFrom('scheduled_price').select(['state', 'public']).execute()).map(
    ({ state }) => state,
  );
const asAdmin = async (
  method: 'POST' | 'DELETE' | 'PUT' | 'GET',
  url: string,
  payload?: object,
) => {
  const admin = await registerVerified(server, 'admin@example.sm', { role: 'admin' });
  return await server.app.inject({
    method,
    url: `/api${url}`,
    headers: asUser(admin),
    ...(payload && { payload }),
  });
};

test.each([true, false])(
  'a change of management cancels what was scheduled, announced %s',
  async (isPublic) => {
    await scheduled(server, { ...mine(), public: isPublic });
    const before = await readBoardVersion(db());
    const answer = await asAdmin('POST', `/admin/stations/${station}/handover`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { people: 1, invitations: 0 }]);
    expect(await states()).toEqual(['cancelled']);
    expect((await readBoardVersion(db())) > before).toBe(isPublic);
  },
);

test('scheduled prices are cancelled with an owner who leaves or deletes the account, and lose the person', async () => {
  await scheduled(server, { ...mine(), public: true });
  const leave = { method: 'PUT', headers: asUser(anna), payload: { decision: 'revoke' } } as const;
  await server.app.inject({
    url: `/api/owner/stations/${station}/people/${anna.user.id}`,
    ...leave,
  });
  expect(await states()).toEqual(['cancelled']);
  await db().updateTable('station_owner').set({ state: 'active' }).execute();
  await scheduled(server, mine());
  const file = await server.app.inject({ url: '/api/user/export', headers: asUser(anna) });
  expect(file.json()).toMatchObject({
    scheduled_prices: expect.arrayContaining([
      expect.objectContaining({ price: 1.659, state: 'pending', business_id: station }),
    ]) as unknown,
  });
  await server.app.inject({
    method: 'DELETE',
    url: '/api/user',
    headers: asUser(anna),
    payload: { password: ANNA.password },
  });
  const rows = await db()
    .selectFrom('scheduled_price')
    .select(['state', 'user_id', 'claimant'])
    .execute();
  const gone = { state: 'cancelled', user_id: null, claimant: null };
  expect(rows).toEqual([gone, gone]);
});

test('an administrator sees scheduled prices, keeps them when setting a price, and cancels one with a reason', async () => {
  const { id } = await scheduled(server, { ...mine(), public: true });
  const prices = `/admin/stations/${station}/prices`;
  const set = await asAdmin('PUT', `${prices}/${DIESEL}`, { price: 1.7 });
  const row = { id, price: 1.659, due_at: '2026-11-22T05:00:00.000Z', public: true };
  const fuels = set.json<AdministeredPrices & { state: string }>();
  expect(fuels.state).toBe('accepted');
  const diesel = fuels.prices.find(({ fuel_type }) => fuel_type.id === DIESEL);
  expect(diesel?.scheduled).toEqual([row]);
  const admin = await server.app
    .inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'admin@example.sm', password: ANNA.password },
    })
    .then((answer) => answer.json<Session>());
  const remove = (payload: object) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/admin/stations/${station}/scheduled-prices/${id}`,
      headers: asUser(admin),
      payload,
    });
  expect((await remove({ reason: 'Scritto male' })).statusCode).toBe(200);
  expect(answerOf(await remove({}))).toEqual([409, 'schedule_settled']);
  expect(await states()).toEqual(['cancelled']);
});

test('at a closed station prices cannot be scheduled, changed or published, only cancelled', async () => {
  const { id } = await scheduled(server, mine());
  const close = () => db().updateTable('station').set({ closed_at: server.clock.now() }).execute();
  await close();
  expect(answerOf(await schedule(server, { ...mine(), due: '2026-11-23 06:00' }))).toEqual([
    409,
    'station_closed',
  ]);
  expect(answerOf(await change(server, mine(), id, { price: 1.649 }))).toEqual([
    409,
    'station_closed',
  ]);
  server.clock.set('2026-11-22T06:00:00Z');
  await publish(server);
  expect(await states()).toEqual(['cancelled']);
  expect(await db().selectFrom('observation').selectAll().execute()).toEqual([]);
  expect((await change(server, mine(), id)).statusCode).toBe(200);
});
