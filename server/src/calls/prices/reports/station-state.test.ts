// Tests rule report-states.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import { STATION_STATE_MINUTES } from '@pieno/contract/limits.ts';
import { asUser, post, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { know } from '../../../testing/prices/drivers.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';
import { readBoardVersion } from '../../../modules/changes/board-version.ts';
import { findStates, setOutOfService } from '../../../modules/stations/states.ts';
import { disputeJob } from '../../../modules/prices/close-disputes.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
/** Bruno is known. */
let sessions: Record<'anna' | 'bruno' | 'carla', Awaited<ReturnType<typeof registerVerified>>>;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely);
  const register = (name: string, more = {}) =>
    registerVerified(server, `${name}@example.sm`, more);
  sessions = {
    anna: await register('anna'),
    bruno: await register('bruno'),
    carla: await register('carla'),
  };
  await know(server.database.kysely, 'bruno@example.sm', server.clock.now());
});
afterAll(() => server.close());

const submit = (who: keyof typeof sessions, state: string, fuel?: number) =>
  post(
    server,
    '/station-states',
    { business_id: station, state, ...(fuel && { fuel_type_id: fuel }) },
    asUser(sessions[who]),
  );
const statesAfter = async (...reported: Parameters<typeof submit>) =>
  (await submit(...reported)).json<{ states: StationState[] }>().states;
const minutes = (count: number) => server.clock.advance(count * 60_000);
const believed = async () =>
  (await findStates(server.database.kysely, server.clock.now())).get(station) ?? [];

test('a source’s state ends when an owner, administrator or known driver reports it working', async () => {
  const reportBySource = (out = [station]) =>
    setOutOfService(server.database.kysely, server.clock.now(), { named: [station], out });
  expect(await reportBySource()).toEqual([station]);
  expect(await reportBySource()).toEqual([]);
  minutes(24 * 60);
  expect(await statesAfter('anna', 'working')).toMatchObject([{ state: 'out_of_service' }]);
  expect(await statesAfter('bruno', 'working')).toEqual([]);
  expect((await submit('anna', 'out_of_service')).statusCode).toBe(422);
  // A file that repeats the state is no new check; one without the state in between is.
  expect(await reportBySource()).toEqual([]);
  expect(await believed()).toEqual([]);
  expect(await reportBySource([])).toEqual([]);
  expect(await reportBySource()).toEqual([station]);
  expect(await reportBySource([])).toEqual([station]);
});

test('a state shows at once, and takes the rank when a known driver reports it', async () => {
  const before = await readBoardVersion(server.database.kysely);
  expect(await statesAfter('anna', 'sold_out', DIESEL)).toEqual([
    { state: 'sold_out', fuel_type_id: DIESEL, until: '2026-11-21T09:30:00.000Z', counts: false },
  ]);
  expect(await readBoardVersion(server.database.kysely)).toBe(before + 1);
  minutes(10);
  expect(await statesAfter('anna', 'sold_out', DIESEL)).toMatchObject([
    { until: '2026-11-21T09:40:00.000Z', counts: false },
  ]);
  expect(await statesAfter('carla', 'sold_out', DIESEL)).toMatchObject([{ counts: false }]);
  expect(await statesAfter('bruno', 'sold_out', DIESEL)).toMatchObject([{ counts: true }]);
});

test('it takes the rank for 90 minutes, which unknown drivers cannot prolong', async () => {
  await submit('bruno', 'closed');
  minutes(60);
  expect(await statesAfter('anna', 'closed')).toMatchObject([
    { until: '2026-11-21T09:30:00.000Z', counts: true },
  ]);
  minutes(STATION_STATE_MINUTES - 60);
  expect(await believed()).toMatchObject([{ state: 'closed', fuel_type_id: null, counts: true }]);
  minutes(1);
  expect(await believed()).toMatchObject([{ state: 'closed', counts: false }]);
  minutes(60);
  expect(await believed()).toEqual([]);
});

test('anybody ends a state that takes no rank; one that does ends by a known driver or the owner', async () => {
  await submit('anna', 'closed');
  expect(await statesAfter('carla', 'working')).toEqual([]);
  await submit('anna', 'closed');
  await submit('bruno', 'closed');
  expect(await statesAfter('carla', 'working')).toMatchObject([{ counts: true }]);
  expect(await statesAfter('bruno', 'working')).toEqual([]);
  await submit('bruno', 'closed');
  await server.database.kysely
    .insertInto('station_owner')
    .values({
      station_id: station,
      user_id: sessions.carla.user.id,
      state: 'active',
      since: server.clock.now(),
    })
    .execute();
  expect(await statesAfter('carla', 'working')).toEqual([]);
});

test('an administrator’s report counts alone', async () => {
  await server.database.kysely
    .updateTable('app_user')
    .set({ role: 'admin' })
    .where('id', '=', sessions.anna.user.id)
    .execute();
  expect(await statesAfter('anna', 'charger_broken', 50)).toMatchObject([{ counts: true }]);
});

test('sold out requires a fuel, and an unknown fuel is refused', async () => {
  expect((await submit('anna', 'sold_out')).statusCode).toBe(422);
  expect((await submit('anna', 'sold_out', 999)).statusCode).toBe(422);
  expect(await believed()).toEqual([]);
});

test('states are kept for thirty days', async () => {
  const { kysely } = server.database;
  await submit('anna', 'closed');
  minutes(60);
  await submit('bruno', 'closed');
  const kept = async () => {
    await disputeJob(kysely, server.clock).run(AbortSignal.timeout(60_000));
    return (await kysely.selectFrom('station_state').select('id').execute()).length;
  };
  minutes(30 * 24 * 60 - 60);
  expect(await kept()).toBe(2);
  minutes(1);
  expect(await kept()).toBe(1);
  minutes(60);
  expect(await kept()).toBe(0);
});
