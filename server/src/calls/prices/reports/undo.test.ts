// Tests rule report-undo.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving } from '../../../testing/prices/drivers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, undo, state, price, claims, pass } = driving(() => server);
beforeEach(async () => {
  await begin();
});

/** The current price with its times. */
const current = async () =>
  await server.database.kysely
    .selectFrom('current_price')
    .select(['price', 'observed_at', 'since', 'driver_confirmed_at'])
    .executeTakeFirst();

test('the price before holds again with its own times, and what was accepted through it waits again', async () => {
  await state(1700);
  pass(60);
  const before = await current();
  const [anna, bruno] = [await driver(), await known()];
  await report(anna, { price: 1650 });
  pass(30);
  const id = crypto.randomUUID();
  await report(bruno, { price: 1650 }, { id });
  expect(await price()).toBe(1650);
  pass(10);
  expect(await undo(bruno, id)).toBe(200);
  expect(await current()).toEqual(before);
  expect(await claims()).toEqual(['1650 reported', '1650 withdrawn author']);
  expect(await undo(bruno, id)).toBe(200);
  expect(await report(await known(), { price: 1650 })).toBe('accepted');
});

test.each([
  ['reported before', 1690, 10, false],
  ['reported after', 1695, 0, true],
])(
  'a small change %s a new base ranks once that base is withdrawn',
  async (_, reported, ago, isLast) => {
    await state(1700);
    pass(60);
    const [anna, bruno, id] = [await known(), await known(), crypto.randomUUID()];
    const carla = await driver();
    const sending = { sure: true, ago };
    if (!isLast) expect(await report(carla, { price: reported })).toBe('accepted');
    await report(anna, { price: 1590 }, sending);
    expect(await report(bruno, { price: 1590 }, { ...sending, id })).toBe('accepted');
    pass(1);
    if (isLast) expect(await report(carla, { price: reported }, { sure: true })).toBe('reported');
    expect(await price()).toBe(1590);
    await undo(bruno, id);
    expect(await price()).toBe(reported);
  },
);

test('a withdrawn confirmation confirms nothing', async () => {
  await state(1700);
  pass(60);
  const before = await current();
  const [anna, id] = [await driver(), crypto.randomUUID()];
  await report(anna, { price: 1700, confirmed: true }, { id });
  expect(await current()).not.toEqual(before);
  await undo(anna, id);
  expect(await current()).toEqual(before);
});

test('after ten minutes a report stays, and others cannot withdraw it', async () => {
  const [anna, bruno, id] = [await driver(), await driver(), crypto.randomUUID()];
  await report(anna, { price: 1650 }, { id });
  expect(await undo(bruno, id)).toBe(404);
  expect(await undo(anna, crypto.randomUUID())).toBe(404);
  expect(await undo(anna, 'nonsense')).toBe(404);
  pass(10.1);
  expect(await undo(anna, id)).toBe(409);
  expect(await claims()).toEqual(['1650 reported']);
});

test('after withdrawing, the author may report another price at once', async () => {
  const [anna, id] = [await driver(), crypto.randomUUID()];
  await report(anna, { price: 1650 }, { id });
  expect(await report(anna, { price: 1655 })).toBe('refused');
  await undo(anna, id);
  expect(await report(anna, { price: 1655 })).toBe('reported');
});
