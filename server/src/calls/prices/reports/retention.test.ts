// Tests rule report-kept.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving } from '../../../testing/prices/drivers.ts';
import { reportRetentionJob } from '../../../modules/prices/retention.ts';

const PETROL = 10;
let server: TestApp;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, state, pass, price } = driving(() => server);
beforeEach(async () => {
  station = await begin();
});

const db = () => server.database.kysely;
const forgetAt = (iso: string) => {
  server.clock.set(iso);
  return reportRetentionJob(db(), server.clock).run(new AbortController().signal);
};
const names = async (table: 'observation' | 'confirmation' | 'price_dispute') => {
  const rows = await db()
    .selectFrom(table)
    .select('claimant')
    .where('origin', '=', 'driver')
    .orderBy('id')
    .execute();
  return rows.map(({ claimant }) => claimant !== null);
};
const reports = async () =>
  (await db().selectFrom('price_report').select('received_at').execute()).map(({ received_at }) =>
    received_at.toISOString(),
  );
const contest = (at: string, closed_at: string | null) =>
  db()
    .insertInto('price_dispute')
    .values({
      station_id: station,
      fuel_type_id: PETROL,
      price: 1790,
      origin: 'driver',
      claimant: 'somebody',
      created_at: at,
      closed_at,
    })
    .execute();

test('after twelve months a report is deleted, and its prices remain without a person', async () => {
  await state(1700);
  pass(60);
  const [anna, bruno] = [await known(), await known()];
  const reported = [
    { price: 1700, confirmed: true as const },
    { price: 1790, fuel: PETROL },
  ];
  expect(await report(anna, reported)).toBe('accepted reported');
  pass(1);
  expect(await report(bruno, { price: 1790, fuel: PETROL })).toBe('accepted');
  await contest('2026-11-21T09:00:30Z', '2026-11-22T09:00:00Z');
  await contest('2026-11-21T09:00:30Z', null);
  server.clock.set('2026-11-30T08:00:00Z');
  expect(await report(await driver(), { price: 1690 })).toBe('reported');
  await db().deleteFrom('price_day_dirty').execute();

  await forgetAt('2027-11-21T09:00:00Z');
  expect(await reports()).toHaveLength(3);
  expect(await names('observation')).toEqual([true, true, true]);

  await forgetAt('2027-11-21T09:02:00Z');
  expect(await reports()).toEqual(['2026-11-30T08:00:00.000Z']);
  expect(await names('observation')).toEqual([false, false, true]);
  expect(await names('confirmation')).toEqual([false]);
  expect(await names('price_dispute')).toEqual([false, true]);
  expect(await price(station, PETROL)).toBe(1790);
  // The statistics of those days stay unchanged.
  expect(await db().selectFrom('price_day_dirty').selectAll().execute()).toEqual([]);
});

test('a pending report keeps its author until it is settled', async () => {
  const anna = await driver();
  await state(1700);
  pass(60);
  expect(await report(anna, { price: 1650 })).toBe('reported');
  await forgetAt('2028-01-01T08:00:00Z');
  expect(await names('observation')).toEqual([true]);
  await db()
    .updateTable('observation')
    .set({ state: 'lapsed' })
    .where('state', '=', 'reported')
    .execute();
  await forgetAt('2028-01-01T08:00:00Z');
  expect([await names('observation'), await reports()]).toEqual([[false], []]);
});

test('what a report was measured by is kept for as long as it can be evaluated again', async () => {
  await state(1700);
  pass(60);
  expect(await report(await driver(), { price: 1690 })).toBe('accepted');
  const measured = async () => {
    const reported = db().selectFrom('observation').select('id').where('facts', 'is not', null);
    return (await reported.execute()).length;
  };
  expect(await measured()).toBe(1);
  const at = server.clock.now().getTime();
  const after = (hours: number) => new Date(at + hours * 3_600_000).toISOString();
  await forgetAt(after(71));
  expect(await measured()).toBe(1);
  await forgetAt(after(73));
  expect(await measured()).toBe(0);
});
