// What drivers' words move within a day: rule report-cap.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { lapseJob } from '../../../modules/prices/lapse.ts';

const PETROL = 10;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, known, report, state, price, pass } = driving(() => server);
const db = () => server.database.kysely;

let anna: Driver;
/** Five stations that cost 1.700, and three that hold the medals. */
let five: number[];
let medals: number[];
beforeEach(async () => {
  medals = [await begin(), await addStation(db()), await addStation(db())];
  for (const [at, id] of medals.entries()) await state(1600 + at, 'operator_sheet', id);
  five = [];
  for (let at = 0; at < 5; at += 1) {
    const station = await addStation(db());
    five.push(station);
    await state(1700, 'operator_sheet', station);
    await state(1800, 'operator_sheet', station, PETROL);
  }
  anna = await known();
  pass(60);
});
/** Lets a known driver say a price at each of the five that needs one. @returns the states */
const sayAll = async (said = 1745, fuel?: number) => {
  const states: string[] = [];
  for (const at of five) {
    states.push(await report(anna, { price: said, fuel }, { at, sure: true }));
    pass(1);
  }
  return states;
};
const FOUR = ['accepted', 'accepted', 'accepted', 'accepted', 'reported'];

test('drivers move four stations of a category in a day; a fifth waits, also when the day is over', async () => {
  expect(await sayAll()).toEqual(FOUR);
  // What needs nobody known is free, as is another word about one of the four.
  expect(await report(await known(), { price: 1710 }, { at: five[4] })).toBe('accepted');
  expect(await report(await known(), { price: 1655 }, { at: five[0], sure: true })).toBe(
    'accepted',
  );
  pass(25 * 60);
  await lapseJob(db(), server.clock).run(AbortSignal.timeout(60_000));
  expect(await price(five[4])).toBe(1710);
  // One more voice after the day is heard anew.
  expect(await report(await known(), { price: 1745 }, { at: five[4], sure: true })).toBe(
    'accepted',
  );
});

test('another category has its own four', async () => {
  await sayAll();
  for (const at of five.slice(0, 3)) await state(1650, 'operator_sheet', at, PETROL);
  pass(1);
  expect(await report(anna, { price: 1850, fuel: PETROL }, { at: five[4], sure: true })).toBe(
    'accepted',
  );
});

test('a firm word lets what waits hold', async () => {
  await sayAll();
  await state(1745, 'operator_sheet', five[4]);
  expect(await price(five[4])).toBe(1745);
  pass(25 * 60);
  await state(1700, 'operator_sheet', five[4]);
  expect(await sayAll(1655)).toEqual(FOUR);
});

test('disputes and states are counted with prices', async () => {
  pass(25 * 60);
  const dispute = async (at: number) =>
    (
      await post(
        server,
        '/price-disputes',
        { business_id: at, fuel_type_id: 20, price: 1.7 },
        anna.headers,
      )
    ).json<{
      state: string;
    }>().state;
  const soldOut = async (at: number) =>
    (
      await post(
        server,
        '/station-states',
        { business_id: at, state: 'sold_out', fuel_type_id: 20 },
        anna.headers,
      )
    ).json<{ states: { counts: boolean }[] }>().states[0]!.counts;
  expect(await dispute(five[0]!)).toBe('contested');
  expect(await dispute(five[1]!)).toBe('contested');
  expect(await soldOut(five[2]!)).toBe(true);
  expect(await report(anna, { price: 1745 }, { at: five[3], sure: true })).toBe('accepted');
  expect(await soldOut(five[4]!)).toBe(false);
  expect(await dispute(five[4]!)).toBe('noted');
  // What one person disputes once more, known or not, gives way to nobody: a second voice is one more.
  expect(
    (
      await post(
        server,
        '/price-disputes',
        { business_id: five[4], fuel_type_id: 20, price: 1.7 },
        (await known()).headers,
      )
    ).json(),
  ).toMatchObject({ state: 'noted' });
});

test.each([
  ['after a jump of the belt all of them move', 1620, Array(5).fill('accepted')],
  ['after a smaller change four do', 1660, FOUR],
])('near the moved base, medals and all: %s', async (_what, moved, states) => {
  const belt = async (median: number) => {
    const now = server.clock.now();
    const report = JSON.stringify({ state: { belt: { 20: median } } });
    await db()
      .insertInto('import_run')
      .values({ kind: 'mimit', started_at: now, finished_at: now, report })
      .execute();
  };
  await belt(1700);
  pass(10);
  for (const id of [...medals, ...five]) await state(1700, 'operator_sheet', id);
  pass(25 * 60);
  await belt(moved);
  const said: string[] = [];
  for (const [step, at] of five.entries()) {
    said.push(await report(anna, { price: moved - step }, { at, sure: true }));
    pass(1);
  }
  expect(said).toEqual(states);
});
