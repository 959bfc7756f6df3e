// Tests rules price-withdrawn, report-undo.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { withdrawCurrent } from '../../../modules/prices/log/decide.ts';
import { undoRunStep } from '../../../modules/prices/log/undo-run.ts';
import { recordPrices } from '../../../modules/prices/record.ts';
import { addSubmission } from '../../../modules/prices/submit-reports.ts';

const DIESEL = 20;
const BY = { by: 'administrator', reason: 'sbaglio' };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, report, undo, state, price, claims, pass } = driving(() => server);
let station: number;
let anna: Driver;
beforeEach(async () => {
  station = await begin();
  anna = await driver();
  await state(1700);
  pass(60);
  await report(anna, { price: 1650 });
});

const db = () => server.database.kysely;
const withdraw = () =>
  changePrices(db(), server.clock, (change) =>
    withdrawCurrent(change, { stationId: station, fuelTypeId: DIESEL }, BY),
  );

test('a claim rejected by an administrator’s price stays rejected once that price is withdrawn', async () => {
  pass(5);
  await state(1750, 'administrator');
  expect(await claims()).toEqual(['1650 rejected administrator']);
  pass(2 * 24 * 60);
  await withdraw();
  expect(await price()).toBe(1700);
  expect(await claims()).toEqual(['1650 rejected administrator']);
});

test('a claim rejected by an owner’s confirmation stays rejected once another withdraws the price', async () => {
  pass(5);
  await confirmAsOwner();
  expect(await claims()).toEqual(['1650 rejected owner']);
  await withdraw();
  expect(await claims()).toEqual(['1650 rejected owner']);
});

test('a manual decision about the claim itself stays', async () => {
  const { id } = await db()
    .selectFrom('observation')
    .select('id')
    .where('origin', '=', 'driver')
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('observation')
    .set({
      state: 'rejected',
      decided_by: 'administrator',
      decided_at: server.clock.now(),
      decision_reason: 'no',
    })
    .where('id', '=', id)
    .execute();
  await state(1750, 'administrator');
  await withdraw();
  expect(await claims()).toEqual(['1650 rejected administrator']);
});

test('a claim confirmed by an import’s row waits again once the import is undone', async () => {
  const { id: runId } = await db()
    .insertInto('import_run')
    .values({ kind: 'prices', started_at: server.clock.now(), day: '2026-11-21' })
    .returning('id')
    .executeTakeFirstOrThrow();
  pass(5);
  const reported = { stationId: station, fuelTypeId: DIESEL, price: 1650 };
  await recordPrices(db(), server.clock, { origin: 'operator_sheet', runId }, [
    { ...reported, observedAt: server.clock.now() },
  ]);
  expect(await claims()).toEqual(['1650 accepted operator_sheet']);
  pass(60);
  await changePrices(db(), server.clock, (change) => undoRunStep(change, runId, 'maria', 100));
  expect(await claims()).toEqual(['1650 reported']);
  expect(await price()).toBe(1700);
});

test('a report that was rejected and then withdrawn does not count against its author', async () => {
  const bruno = await driver();
  const id = crypto.randomUUID();
  await report(bruno, { price: 1640 }, { id });
  pass(5);
  await state(1750, 'administrator');
  expect(await claims()).toEqual(['1650 rejected administrator', '1640 rejected administrator']);
  expect(await undo(bruno, id)).toBe(200);
  expect(await claims()).toEqual(['1650 rejected administrator', '1640 withdrawn author']);
});

/** Confirms the current price as an owner. */
async function confirmAsOwner(): Promise<void> {
  const seenAt = server.clock.now();
  const entries = [{ fuel_type_id: DIESEL, price: 1700, confirmed: true }];
  const confirmation = {
    key: crypto.randomUUID(),
    kind: 'owner',
    userId: null,
    stationId: station,
  } as const;
  await changePrices(db(), server.clock, (change) =>
    addSubmission(change, { ...confirmation, entries, seenAt, person: 'olga', isSure: true }),
  );
}
