// Tests rules report-own, report-owner, report-told.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnReports } from '@pieno/contract/prices/reports.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { storeAnswer } from '../../../modules/prices/log/idempotency.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, undo, state, pass } = driving(() => server);
beforeEach(async () => {
  await begin();
});

const own = async ({ headers }: Driver) =>
  (await server.app.inject({ url: '/api/price-reports', headers })).json<OwnReports>();

const became = async (who: Driver) =>
  (await own(who)).map(({ entries }) => entries.map(({ state: is, code }) => `${is} ${code}`));

test('an author sees the outcome of each entry, newest first', async () => {
  await state(1700);
  pass(60);
  const [anna, bruno, id] = [await driver(), await known(), crypto.randomUUID()];
  await report(anna, [
    { price: 1700, confirmed: true },
    { price: 1790, fuel: 10 },
  ]);
  await report(anna, [{ price: 9, fuel: 11 }]);
  pass(61);
  await report(anna, { price: 1660 }, { id });
  expect(await became(anna)).toEqual([
    ['reported reported'],
    ['accepted confirmed', 'reported reported_first'],
  ]);
  await report(bruno, { price: 1660 });
  expect((await became(anna))[0]).toEqual(['accepted accepted_drivers']);
  await undo(anna, id);
  const [newest] = await own(anna);
  expect(newest).toMatchObject({
    id,
    undo_until: null,
    business: { name: 'Distributore di prova' },
  });
  expect(newest!.entries).toMatchObject([{ price: 1.66, confirmed: false, state: 'undone' }]);
  expect(await became(bruno)).toEqual([['accepted accepted_known']]);
});

test('the author is informed of an owner’s or administrator’s decision', async () => {
  await state(1700);
  pass(60);
  const [anna, bruno] = [await driver(), await driver()];
  await report(anna, { price: 1650 });
  await report(bruno, { price: 1660 });
  pass(1);
  await state(1650, 'administrator');
  expect(await became(anna)).toEqual([['accepted accepted_administrator']]);
  expect(await became(bruno)).toEqual([['rejected rejected_administrator']]);
});

test('a known driver who later confirms the station’s price contradicts a report, others do not', async () => {
  await state(1700);
  pass(60);
  const anna = await driver();
  await report(anna, { price: 1650 });
  pass(1);
  for (const other of [await driver(), await driver()]) {
    await report(other, { price: 1700, confirmed: true });
  }
  await report(await known(), { price: 1700, confirmed: true }, { ago: 2 });
  expect(await became(anna)).toEqual([['reported reported']]);
  await report(await known(), { price: 1700, confirmed: true });
  expect(await became(anna)).toEqual([['rejected rejected_drivers']]);
});

test('an answer of an older form shows no outcome, and hides no other report', async () => {
  await state(1700);
  pass(60);
  const anna = await driver();
  await report(anna, { price: 1690 });
  pass(61);
  await report(anna, { price: 1680 });
  const { kysely } = server.database;
  const newest = kysely.selectFrom('price_report').select('id').orderBy('received_at', 'desc');
  const { id } = await newest.executeTakeFirstOrThrow();
  await storeAnswer(kysely, id, [{ fuelTypeId: 20, state: 'accepted' }]);
  expect(await became(anna)).toEqual([[], ['accepted accepted_alone']]);
});
