// Tests rule history-area.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AreaHistorySchema } from '@pieno/contract/history/history.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deriveFigures } from '../../modules/history/job.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';

const SELF = 20;
const SERVED = 21;

let server: TestApp;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T11:00:00Z');
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely);
});

async function record(price: number, at: string, fuelTypeId: number): Promise<void> {
  const { database, clock, board } = server;
  const claim = { stationId: station, fuelTypeId, price, unit: 'litre' } as const;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'operator_sheet', isSure: true }, [
      { ...claim, observedAt: new Date(at) },
    ]),
  );
  await board.refresh();
}
const areaOf = async (query = '') =>
  AreaHistorySchema.parse(
    (await server.app.inject(`/api/prices/history/area/SM?decade=20${query}`)).json(),
  );

test("for one service mode, an area's history shows what could rank by it, from the first known day", async () => {
  await record(1_700, '2026-11-20T09:00:00Z', SELF);
  await record(1_800, '2026-11-21T09:00:00Z', SERVED);
  const self = await areaOf('&mode=self');
  expect(self).toMatchObject({ mode: 'self', known_from: '2026-11-21' });
  expect(self.daily).toMatchObject([{ min: 1.7, median: 1.7, max: 1.7, stations: 1 }]);
  expect((await areaOf('&mode=served')).daily).toMatchObject([{ min: 1.8 }]);
  await deriveFigures(server.database.kysely, server.clock, new AbortController().signal);
  await server.board.refresh();
  expect(await areaOf('&mode=self')).toMatchObject({
    known_from: '2026-11-20',
    daily: [{ day: '2026-11-20', min: 1.7 }, { day: '2026-11-21' }],
  });
  expect(Object.keys(await areaOf())).toEqual(['area', 'decade', 'days', 'from', 'to', 'daily']);
});
