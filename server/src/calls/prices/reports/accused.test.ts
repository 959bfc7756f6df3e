// An owner changes a contested price: rule price-contested.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { personOf } from '../../../testing/prices/log-prices.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { disputeJob } from '../../../modules/prices/close-disputes.ts';
import { setOwnPrices } from '../own/set-prices.ts';
import { undoReport } from './undo.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, known, state, pass } = driving(() => server);
const db = () => server.database.kysely;

let station: number;
let owner: string;
/** The owner has the gold at 1.400; three others are dearer. */
beforeEach(async () => {
  station = await begin();
  for (const price of [1650, 1660, 1670]) {
    await state(price, 'operator_sheet', await addStation(db()));
  }
  const olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, olga);
  owner = olga.user.id;
  await ownerReports(1400);
});

/** Sets a price as the owner. @returns the key */
async function ownerReports(price: number): Promise<string> {
  const key = crypto.randomUUID();
  const prices = [{ fuel_type_id: 20, price: price / 1000 }];
  const submission = { userId: owner, stationId: station, key, sure: true, prices };
  await setOwnPrices(db(), { clock: server.clock, personHash: personOf }, submission);
  pass(1);
  return key;
}
const dispute = async (who: Driver, price: number) => {
  const body = { business_id: station, fuel_type_id: 20, price: price / 1000 };
  const answer = await post(server, '/price-disputes', body, who.headers);
  pass(1);
  return answer.json<{ state: string }>().state;
};
/** Two known drivers contest the price. */
const contest = async (price: number): Promise<Driver[]> => {
  const both = [await known(), await known()];
  for (const one of both) await dispute(one, price);
  return both;
};
const shown = () =>
  db()
    .selectFrom('current_price')
    .select(['price', 'contested'])
    .where('station_id', '=', station)
    .executeTakeFirstOrThrow();
const job = async (minutes: number) => {
  pass(minutes);
  await disputeJob(db(), server.clock).run(AbortSignal.timeout(60_000));
};
const outcomes = async () => {
  const rows = await db().selectFrom('price_dispute').select(['closed_by', 'outcome']).execute();
  return [...new Set(rows.map(({ closed_by, outcome }) => `${closed_by} ${outcome}`))];
};

test('alternating between two medal prices wins no medal, and decides nothing', async () => {
  await contest(1400);
  for (let step = 0; step < 20; step += 1) {
    await ownerReports(step % 2 === 0 ? 1430 : 1400);
    await job(30);
    expect(await shown()).toEqual({ price: step % 2 === 0 ? 1430 : 1400, contested: true });
  }
  expect(await outcomes()).toEqual(['null null']);
  // A third price near one of these is contested too, until its time ends.
  await ownerReports(1455);
  expect((await shown()).contested).toBe(true);
  await job(72 * 60);
  expect((await shown()).contested).toBe(false);
  expect(await outcomes()).toEqual(['null lapsed']);
});

test('an honest correction ranks at once, and the price before is contested again when it returns', async () => {
  await contest(1400);
  const key = await ownerReports(1700);
  expect(await shown()).toEqual({ price: 1700, contested: false });
  expect(await outcomes()).toEqual(['accused lapsed']);
  await undoReport(db(), server.clock, owner, key);
  expect(await shown()).toEqual({ price: 1400, contested: true });
  expect(await outcomes()).toEqual(['null null']);
  await ownerReports(1700);
  await job(60);
  await ownerReports(1410);
  expect(await shown()).toEqual({ price: 1410, contested: true });
  await ownerReports(1700);
  pass(72 * 60);
  await ownerReports(1400);
  expect((await shown()).contested).toBe(false);
});

test('an undone step leaves no mark', async () => {
  await contest(1400);
  const key = await ownerReports(1430);
  await undoReport(db(), server.clock, owner, key);
  await ownerReports(1700);
  pass(25 * 60);
  await ownerReports(1440);
  expect((await shown()).contested).toBe(false);
});

test('a return to another medal after a minute is contested too, until the price without one has held for a day', async () => {
  await contest(1400);
  await ownerReports(1700);
  await ownerReports(1450);
  expect((await shown()).contested).toBe(true);
  await ownerReports(1700);
  await job(25 * 60);
  await ownerReports(1500);
  expect((await shown()).contested).toBe(false);
});

test.each([
  ['a firm price from another source', () => state(1400, 'operator_sheet', station), 'owner wrong'],
  [
    'another price from another source',
    () => state(1640, 'operator_sheet', station),
    'replaced right',
  ],
])('%s ends it', async (_what, end, outcome) => {
  await contest(1400);
  await ownerReports(1430);
  await ownerReports(1400);
  await end();
  expect((await shown()).contested).toBe(false);
  await job(15);
  expect(await outcomes()).toEqual([outcome]);
});

test('a contested price that was right is contested again when the owner repeats it, one that was wrong is not', async () => {
  await contest(1400);
  await state(1640, 'operator_sheet', station);
  await job(15);
  await ownerReports(1400);
  expect((await shown()).contested).toBe(true);
  await state(1400, 'operator_sheet', station);
  await job(15);
  await ownerReports(1405);
  expect((await shown()).contested).toBe(false);
});
