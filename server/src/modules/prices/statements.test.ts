// Tests rule price-door.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import { registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { countStatements } from '../../testing/database/count-statements.ts';
import { driving, type Driver } from '../../testing/prices/drivers.ts';
import { makeOwner, recordNow } from '../../testing/stations/owners.ts';
import { personOf } from '../../testing/prices/log-prices.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { decideItem } from '../../calls/queue/decide-queue.ts';
import { listWaitingItems } from '../queue/waiting-items.ts';
import { schedulePrices } from '../../calls/prices/schedules/schedule-prices.ts';
import { setOwnPrices } from '../../calls/prices/own/set-prices.ts';
import { submitReport } from '../../calls/prices/reports/submit.ts';
import { undoReport } from '../../calls/prices/reports/undo.ts';
import { setPersonActive } from '../people/set-active.ts';
import { changePrices } from './change-prices.ts';
import { previewOwnerPrices } from './submit-reports.ts';
import { publishDue } from '../scheduled-prices/publish-due.ts';

/** Most statements that a change of prices may use, with its begin and commit. */
const BAR = 16;
const FRAME = 2;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, report, state, pass, claims } = driving(() => server);
let station: number;
let anna: Driver;
beforeEach(async () => {
  station = await begin();
  anna = await driver();
  // The station competes with two others for the gold and has a known price.
  for (const price of [1690, 1710]) {
    await state(price, 'operator_sheet', await addStation(server.database.kysely));
  }
  await state(1700);
  pass(60);
});

/** Counts the database statements of a piece of work. */
async function counted(
  work: (db: TestApp['database']['kysely'], parts: Parts) => Promise<unknown>,
): Promise<number> {
  const { db, count } = countStatements(server.database.kysely);
  await work(db, { clock: server.clock, personHash: personOf });
  return count() + FRAME;
}
type Parts = Pick<Parameters<typeof submitReport>[1], 'clock' | 'personHash'>;

const reports = (
  price: number,
  more: Partial<PriceReport['entries'][number]> = {},
): PriceReport => ({
  id: crypto.randomUUID(),
  business_id: station,
  entries: [{ fuel_type_id: 20, price: price / 1000, ...more }],
});
const reported = (what: PriceReport) =>
  counted((db, parts) => submitReport(db, parts, anna.id, what));

test.each([
  ['that waits for a second person', 1650, {}],
  ['so small that it ranks at once', 1701, {}],
  ['that is only confirmed', 1700, { confirmed: true as const }],
])('a report of one price %s', async (_name, price, more) => {
  expect(await reported(reports(price, more))).toBeLessThanOrEqual(BAR);
});

test('statements of a person’s report are planned once for all values, other statements are not', async () => {
  const { database, clock } = server;
  const mode = async (db: TestApp['database']['kysely']) =>
    (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db)).rows[0]!
      .plan_cache_mode;
  const entries = [{ fuel_type_id: 20, price: 1650, confirmed: false }];
  const meanwhile = changePrices(database.kysely, clock, async (change) => {
    await previewOwnerPrices(change, { stationId: station, entries, isSure: true });
    return await mode(change.tx);
  });
  expect(await meanwhile).toBe('force_generic_plan');
  expect(await mode(database.kysely)).toBe('auto');
});

test('a report that confirms another person’s', async () => {
  await report(await driver(), { price: 1650 });
  expect(await reported(reports(1650))).toBeLessThanOrEqual(BAR);
});

test('an owner’s four prices', async () => {
  const olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, olga);
  await recordNow(server, station, { 10: 1800, 11: 1850, 20: 1700, 21: 1750 });
  const prices = [10, 11, 20, 21].map((fuel_type_id) => ({ fuel_type_id, price: 1.81 }));
  const by = { userId: olga.user.id, stationId: station, key: crypto.randomUUID() };
  const submission = { ...by, prices, sure: true };
  expect(await counted((db, parts) => setOwnPrices(db, parts, submission))).toBeLessThanOrEqual(
    BAR,
  );
});

test('a decision about a price that waits', async () => {
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  await report(anna, { price: 1500 }, { sure: true });
  const [item] = await listWaitingItems(server.database.kysely);
  const actor = { role: 'administrator', userId: maria.user.id } as const;
  const yes = { decision: 'accept' } as const;
  const decided = counted((db, parts) => decideItem(db, parts, actor, item!.id, yes));
  expect(await decided).toBeLessThanOrEqual(BAR);
});

test.each(['', ', while a driver’s claim waits'])(
  'a scheduled price that is due%s',
  async (waits) => {
    const olga = await registerVerified(server, 'olga@example.sm');
    await makeOwner(server, station, olga);
    const at = new Date(server.clock.now().getTime() + 60 * 60_000);
    await schedulePrices(
      server.database.kysely,
      { clock: server.clock, personHash: personOf },
      {
        userId: olga.user.id,
        stationId: station,
        key: crypto.randomUUID(),
        due: wallTimeAt(at),
        prices: [{ fuel_type_id: 20, price: 1.71 }],
      },
    );
    if (waits) await report(anna, { price: 1650 });
    pass(61);
    // Around it two statements look for what is due.
    const published = counted((db, { clock }) =>
      publishDue({ db, clock }, new AbortController().signal),
    );
    expect((await published) - 2).toBeLessThanOrEqual(BAR);
  },
);

test('the withdrawal of an owner’s report that had decided a driver’s claim', async () => {
  const olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, olga);
  await report(anna, { price: 1650 });
  const key = crypto.randomUUID();
  const by = { userId: olga.user.id, stationId: station, key, sure: true };
  const parts = { clock: server.clock, personHash: personOf };
  const prices = [{ fuel_type_id: 20, price: 1.71 }];
  await setOwnPrices(server.database.kysely, parts, { ...by, prices });
  const undone = counted((db, { clock }) => undoReport(db, clock, olga.user.id, key));
  expect(await undone).toBeLessThanOrEqual(BAR);
});

/** Counts the statements to lock Anna, whose prices another driver confirmed. @param reports the number of hers */
async function lockedAfter(reports: number): Promise<number> {
  const eva = await driver();
  for (let count = 0; count < reports; count += 1) {
    pass(61);
    const price = count % 2 === 0 ? 1690 : 1695;
    await report(anna, { price });
    await report(eva, { price, confirmed: true });
  }
  const before = await claims();
  const taken = await counted((db, { clock, personHash }) =>
    changePrices(db, clock, (change) => setPersonActive(change, personHash, anna, false)),
  );
  // A former confirmation is a claim, because the confirmed price is gone.
  expect((await claims()).length).toBeGreaterThan(before.length);
  return taken;
}

test('locking a person needs as many statements with many reports of a fuel as with two', async () => {
  const few = await lockedAfter(2);
  station = await begin();
  anna = await driver();
  await state(1700);
  expect(await lockedAfter(30)).toBe(few);
});
