// At how many stations a known driver's words have effect: rule report-share.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUser, post, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving, know, type Driver } from '../../../testing/prices/drivers.ts';
import { personOf } from '../../../testing/prices/said-prices.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { hearAsKnown, hearAsUnknown } from '../../../modules/people/known.ts';
import { setPersonActive } from '../../../modules/people/set-active.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';
import { lapseJob } from '../../../modules/prices/lapse.ts';

const PETROL = 10;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, undo, state, price, pass } = driving(() => server);
const db = () => server.database.kysely;
const changed = (work: (change: PriceChange) => Promise<unknown>) =>
  changePrices(db(), server.clock, work);

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
  pass(25 * 60);
});
/** Lets a driver say a price that needs somebody known. @returns its state */
const say = async (
  who: Driver,
  at: number,
  said = 1745,
  more: { id?: string; fuel?: number } = {},
) => {
  pass(1);
  return await report(who, { price: said, fuel: more.fuel }, { at, sure: true, id: more.id });
};
const sayAll = async (who: Driver, stations = five, said?: number) => {
  const states: string[] = [];
  for (const at of stations) states.push(await say(who, at, said));
  return states;
};
const word = async (who: Driver, at: number, path: string, body: object) => {
  pass(1);
  const answer = await post(server, path, { business_id: at, ...body }, who.headers);
  return answer.json<{ state: string; code?: string; states: { counts: boolean }[] }>();
};
const dispute = async (who: Driver, at: number) =>
  (await word(who, at, '/price-disputes', { fuel_type_id: 20, price: 1.7 })).state;
const soldOut = async (who: Driver, at: number) =>
  (await word(who, at, '/station-states', { state: 'sold_out', fuel_type_id: 20 })).states[0]!
    .counts;
const TWO = ['accepted', 'accepted', 'reported', 'reported', 'reported'];

test('who moves two stations of a category stands as anybody at a third, and nobody else does', async () => {
  expect(await sayAll(anna)).toEqual(TWO);
  // What needs nobody known is free, as is another word about one of the two, and another category.
  pass(61);
  expect(await say(anna, five[3]!, 1710)).toBe('accepted');
  expect(await say(anna, five[0]!, 1655)).toBe('accepted');
  expect(await say(anna, five[4]!, 1850, { fuel: PETROL })).toBe('accepted');
  expect(await sayAll(await known(), five.slice(2))).toEqual(['accepted', 'accepted', 'reported']);
});

test('what a liar takes back counts against nobody else, and gives nothing back for a day', async () => {
  for (const at of five.slice(0, 2)) {
    const id = crypto.randomUUID();
    expect(await say(anna, at, 1745, { id })).toBe('accepted');
    expect(await undo(anna, id)).toBe(200);
  }
  expect(await say(anna, five[2]!)).toBe('reported');
  const [bruno, carla] = [await known(), await known()];
  expect([await say(bruno, five[3]!, 1590), await say(carla, five[3]!, 1590)]).toEqual([
    'reported',
    'accepted',
  ]);
  pass(24 * 60 - 40);
  expect(await say(anna, five[4]!)).toBe('reported');
  pass(61);
  expect(await say(anna, five[4]!, 1746)).toBe('accepted');
});

test('it counts for 72 hours, and for as long as the rank stands by a confirmation', async () => {
  expect(await sayAll(anna, five.slice(0, 2))).toEqual(['accepted', 'accepted']);
  pass(71 * 60);
  expect(await report(anna, { price: 1745, confirmed: true }, { at: five[0] })).toBe('accepted');
  expect(await say(anna, five[2]!)).toBe('reported');
  await state(1700, 'operator_sheet', five[1]);
  pass(2 * 60);
  expect(await say(anna, five[3]!)).toBe('accepted');
  expect(await say(anna, five[4]!)).toBe('reported');
});

test('what was heard as anybody’s word stays so when the share is free again', async () => {
  await sayAll(anna, five.slice(0, 3));
  pass(71 * 60 + 50);
  for (const at of five.slice(0, 2)) await state(1700, 'operator_sheet', at);
  pass(5);
  await lapseJob(db(), server.clock).run(AbortSignal.timeout(60_000));
  expect(await price(five[2])).toBe(1700);
  expect(await say(await known(), five[2]!)).toBe('accepted');
});

test('disputes and states take of it with prices', async () => {
  expect(await dispute(anna, five[0]!)).toBe('contested');
  expect(await soldOut(anna, five[1]!)).toBe(true);
  expect(await say(anna, five[2]!)).toBe('reported');
  expect(await word(anna, five[3]!, '/station-states', { state: 'closed' })).toMatchObject({
    states: [{ counts: false }],
    code: 'state_share',
  });
  const answer = await word(anna, five[4]!, '/price-disputes', { fuel_type_id: 20, price: 1.7 });
  expect(answer).toMatchObject({ state: 'noted', code: 'dispute_noted_share' });
  const bruno = await known();
  expect(await dispute(bruno, five[3]!)).toBe('contested');
  expect(await soldOut(bruno, five[4]!)).toBe(true);
  expect(await word(bruno, five[0]!, '/station-states', { state: 'closed' })).toMatchObject({
    code: 'state_share',
  });
});

test('to say that others’ closed station works takes of it too', async () => {
  for (const at of five.slice(0, 4))
    await word(await known(), at, '/station-states', { state: 'closed' });
  const works = async (at: number) =>
    (await word(anna, at, '/station-states', { state: 'working' })).states.length === 0;
  expect([await works(five[0]!), await works(five[1]!), await works(five[2]!)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a second voice that comes while the first can be taken back is counted with what stands by it', async () => {
  const bruno = await known();
  const headers = anna.headers;
  for (const at of five.slice(0, 2)) {
    const said = await word(anna, at, '/price-disputes', { fuel_type_id: 20, price: 1.7 });
    expect(await dispute(bruno, at)).toBe('contested');
    const { id } = said as unknown as { id: string };
    await server.app.inject({ method: 'DELETE', url: `/api/price-disputes/${id}`, headers });
  }
  expect(await dispute(bruno, five[2]!)).toBe('noted');
});

test('who joins honest words and takes that back spends nobody else’s share', async () => {
  const honest = await known();
  for (const at of five.slice(0, 2)) await state(1700, 'owner', at);
  for (const at of five.slice(0, 2)) {
    pass(1);
    expect(await report(honest, { price: 1700, confirmed: true }, { at })).toBe('accepted');
    expect(await say(honest, at, 1640)).toBe('reported');
    const id = crypto.randomUUID();
    expect(await say(anna, at, 1640, { id })).toBe('accepted');
    await undo(anna, id);
  }
  expect(await say(honest, five[2]!)).toBe('accepted');
  expect(await say(honest, five[3]!)).toBe('accepted');
});

test('two who say small steps at many stations move the bases of four', async () => {
  const both = [anna, await known()];
  for (const round of [0, 1]) {
    for (const at of five) for (const one of both) await say(one, at, 1730 + round * 30);
    pass(61);
    both.reverse();
  }
  const bases = await db()
    .selectFrom('current_price')
    .select(['voices', 'price', 'base_price'])
    .where('station_id', 'in', five)
    .where('fuel_type_id', '=', 20)
    .execute();
  const moved = bases.filter((row) => (row.voices === null ? row.price : row.base_price) !== 1700);
  expect(moved).toHaveLength(4);
});

test('to end others’ contests takes of it', async () => {
  const honest = [await known(), await known()];
  for (const [index, one] of honest.entries()) {
    for (const at of five.slice(2 * index, 2 * index + 2))
      expect(await dispute(one, at)).toBe('contested');
  }
  for (const at of five.slice(0, 4)) {
    pass(1);
    await report(anna, { price: 1700, confirmed: true }, { at });
  }
  const contested = await db()
    .selectFrom('current_price')
    .select('station_id')
    .where('contested', '=', true)
    .execute();
  expect(contested.map((row) => row.station_id).toSorted()).toEqual(five.slice(2, 4));
});

test('a fresh account keeps nobody known from agreeing', async () => {
  const [at] = five as [number];
  await state(1700, 'owner', at);
  expect(await say(anna, at, 1640)).toBe('reported');
  await say(await driver(), at, 1699);
  expect(await say(await known(), at, 1640)).toBe('accepted');
});

test('a closed station takes a station of each category', async () => {
  for (const at of five.slice(0, 2)) {
    await state(1900, 'operator_sheet', at, PETROL);
    pass(1);
    expect(await say(anna, at, 1850, { fuel: PETROL })).toBe('accepted');
  }
  const closed = await word(anna, five[2]!, '/station-states', { state: 'closed' });
  expect(closed.states[0]!.counts).toBe(false);
  expect(await soldOut(anna, five[2]!)).toBe(true);
});

test('confirming what no firm word keeps fresh takes of it, and any other confirmation nothing', async () => {
  const confirm = async (at: number) => {
    pass(1);
    return await report(anna, { price: 1700, confirmed: true }, { at });
  };
  for (const at of five) expect(await confirm(at)).toBe('accepted');
  expect(await say(anna, five[0]!)).toBe('accepted');
  for (let day = 0; day < 8; day += 1) {
    pass(24 * 60);
    for (const at of five.slice(1)) await confirm(at);
  }
  const rows = await db()
    .selectFrom('current_price')
    .innerJoin('fuel_type', 'fuel_type.id', 'fuel_type_id')
    .select(['station_id', 'known_confirmed_at'])
    .where('decade', '=', 20)
    .where('station_id', 'in', five.slice(1))
    .execute();
  const newest = server.clock.now().getTime() - 60 * 60_000;
  const kept = rows.filter((row) => row.known_confirmed_at!.getTime() > newest);
  expect(kept).toHaveLength(2);
});

describe('somebody known no more', () => {
  test('keeps nothing of it', async () => {
    await sayAll(anna, five.slice(0, 2));
    await changed((change) => hearAsUnknown(change, personOf(anna.email)));
    expect(await Promise.all(five.slice(0, 2).map((at) => price(at)))).toEqual([1700, 1700]);
    await know(db(), `again-${anna.email}`, server.clock.now());
    expect(await db().selectFrom('known_share').selectAll().execute()).toEqual([]);
  });

  test('locked out, gives back what honest people could not have', async () => {
    await sayAll(anna);
    await changed((change) => setPersonActive(change, personOf, anna, false));
    expect(await Promise.all(five.map((at) => price(at)))).toEqual(Array(5).fill(1700));
    expect(await db().selectFrom('known_share').selectAll().execute()).toEqual([]);
  });
});

test('vouching hears what waits at two stations, prices before disputes', async () => {
  const carla = await driver();
  expect(await sayAll(carla, five.slice(0, 1))).toEqual(['reported']);
  for (const at of five.slice(1)) expect(await dispute(carla, at)).toBe('noted');
  await know(db(), carla.email, server.clock.now());
  await changed((change) => hearAsKnown(change, personOf(carla.email)));
  expect(await price(five[0])).toBe(1745);
  const contested = await db()
    .selectFrom('current_price')
    .select('station_id')
    .where('contested', '=', true)
    .execute();
  expect(contested).toEqual([{ station_id: five[1] }]);
});

test.each([
  [
    'after a jump of the belt all that is near the moved base is free',
    1620,
    Array(5).fill('accepted'),
  ],
  ['after a smaller change it takes of the share', 1660, TWO],
])('medals and all: %s', async (_what, moved, states) => {
  const belt = async (median: number) => {
    const now = server.clock.now();
    const text = JSON.stringify({ state: { belt: { 20: median } } });
    await db()
      .insertInto('import_run')
      .values({ kind: 'mimit', started_at: now, finished_at: now, report: text })
      .execute();
  };
  await belt(1700);
  pass(10);
  for (const id of [...medals, ...five]) await state(1700, 'operator_sheet', id);
  pass(25 * 60);
  await belt(moved);
  const said: string[] = [];
  for (const [step, at] of five.entries()) said.push(await say(anna, at, moved - step));
  expect(said).toEqual(states);
});

test('an administrator’s account is no driver', async () => {
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  await know(db(), 'maria@example.sm', server.clock.now());
  const headers = asUser(maria);
  for (const at of five) {
    const body = { business_id: at, state: 'sold_out', fuel_type_id: 20 };
    const answer = await post(server, '/station-states', body, headers);
    expect(answer.json<{ states: { counts: boolean }[] }>().states[0]!.counts).toBe(true);
  }
});
