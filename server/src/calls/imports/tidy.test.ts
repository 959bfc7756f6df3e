// Tests rules admin-today, station-tidy.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { inTransaction } from '../../db/transaction.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { recordPrices } from '../../modules/prices/record.ts';

let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
  await server.clear();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  await addFuelTypes(server.database.kysely);
});
afterAll(() => server.close());

const ask = async <Answer>(url: string, method: 'GET' | 'POST' = 'GET') =>
  (await server.app.inject({ method, url: `/api${url}`, headers: asUser(maria) })).json<Answer>();
const today = async () => (await ask<Today>('/admin/today')).outsiders;
const isShown = async (id: number) => (await server.app.inject(`/api/business/${id}`)).statusCode;

test("stations outside the areas are deleted with their prices after an administrator's confirmation, and no others", async () => {
  const { kysely } = server.database;
  const far = { source: 'mimit' as const, areas: [] };
  const gone = await addStation(kysely, far);
  const kept = await addStation(kysely, { ...far, operator_fields: ['name'] });
  const claim = { fuelTypeId: 20, unit: 'litre', price: 1700, observedAt: server.clock.now() };
  await recordPrices(server.database.kysely, server.clock, { origin: 'ministry' }, [
    { ...claim, unit: 'litre', stationId: gone },
    { ...claim, unit: 'litre', stationId: kept },
  ]);
  await server.board.refresh();
  expect([await today(), await isShown(gone), await isShown(kept)]).toEqual([1, 200, 200]);

  const { id } = await ask<{ id: number }>('/admin/imports/tidy', 'POST');
  const attempt = async () =>
    (await ask<{ attempt: { state: string; notes: string[] } }>(`/admin/imports/${id}`)).attempt;
  await expect.poll(async () => (await attempt()).state).toBe('done');
  expect((await attempt()).notes).toEqual([
    'Distributori tolti: 1.',
    expect.stringMatching(/^Il database occupava \d+ MB, ora \d+ MB\.$/u),
  ]);
  await server.board.refresh();
  expect([await today(), await isShown(gone), await isShown(kept)]).toEqual([0, 404, 200]);
  const left = await kysely.selectFrom('current_price').select('station_id').execute();
  expect(left).toEqual([{ station_id: kept }]);
  const { entries } = await ask<{ entries: object[] }>('/admin/log');
  expect(
    entries.filter((entry) => 'action' in entry && entry.action === 'stations_tidied'),
  ).toEqual([expect.objectContaining({ own: true, target: { stations: 1 } })]);

  // Another administrator's page still shows the button.
  expect(await ask('/admin/imports/tidy', 'POST')).toMatchObject({
    code: 'import_nothing_to_tidy',
  });
});

// PostgreSQL has a connection for each.
test.runIf(inject('engine').kind === 'embedded')(
  'Today waits for only a few steps of concurrent work',
  async () => {
    const { kysely } = server.database;
    let steps = 0;
    let isOver = false;
    const working = (async () => {
      while (!isOver) {
        await inTransaction(kysely, async (tx) => {
          await tx.selectFrom('station').select('id').execute();
          await nextTurn();
        });
        steps += 1;
      }
    })();
    await expect.poll(() => steps).toBeGreaterThan(0);
    const before = steps;
    await today();
    const waited = steps - before;
    isOver = true;
    await working;
    // One for each query of the session, and one for the whole call.
    expect(waited).toBeLessThan(6);
  },
);
