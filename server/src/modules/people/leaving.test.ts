// Deleting the account withdraws a driver's recent reports (rule account-own-data).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LEAVING_TAKES_HOURS } from '@pieno/contract/limits.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { ANNA, post } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { driving, type Driver } from '../../testing/prices/drivers.ts';
import { personOf } from '../../testing/prices/log-prices.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { changePrices } from '../prices/change-prices.ts';
import { disputeJob } from '../prices/close-disputes.ts';
import { decideWaiting } from '../prices/log/decide.ts';

const [PETROL, DIESEL] = [10, 20];
const DAY = 24 * 60;
const LATE = LEAVING_TAKES_HOURS * 60;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, state, price, claims, confirmations, pass } = driving(
  () => server,
);
let stations: number[];

/** Four stations with reports of petrol and diesel from this morning: three with a medal, one without. */
beforeEach(async () => {
  stations = [await begin()];
  while (stations.length < 4) stations.push(await addStation(db()));
  for (const [index, shown] of [1690, 1700, 1710, 1790].entries()) {
    await state(shown, 'operator_sheet', stations[index]);
    await state(shown, 'operator_sheet', stations[index], PETROL);
  }
  pass(60);
});

const db = () => server.database.kysely;
const goes = async ({ headers }: Driver) => {
  const payload = { password: ANNA.password };
  const gone = await server.app.inject({ method: 'DELETE', url: '/api/user', headers, payload });
  expect(gone.statusCode).toBe(200);
};
const sets = async ({ id, headers }: Driver, at: number, fuel: number, thousandths: number) => {
  const owner = {
    station_id: at,
    user_id: id,
    state: 'active',
    since: server.clock.now(),
  } as const;
  await db().insertInto('station_owner').values(owner).execute();
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${at}/prices`,
    payload: { prices: [{ fuel_type_id: fuel, price: thousandths / 1000 }] },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.statusCode).toBe(200);
};
const contests = async ({ headers }: Driver, thousandths: number) => {
  const wrong = { business_id: stations[0], fuel_type_id: DIESEL, price: thousandths / 1000 };
  return (await post(server, '/price-disputes', wrong, headers)).json<{ state: string }>().state;
};
const disputes = async () =>
  await db().selectFrom('price_dispute').select(['claimant', 'closed_by']).orderBy('id').execute();
/** The stations with a medal for diesel in San Marino, with their prices. */
async function medals(): Promise<string[]> {
  await server.board.refresh();
  const answer = await server.app.inject({ url: `/api/prices/ranking/${DIESEL}?area=SM` });
  return answer
    .json<RankingEntry[]>()
    .filter(({ rank }) => rank && rank <= 3)
    .map(({ business, fuels }) => `${stations.indexOf(business.id)} ${fuels[0]!.price}`);
}
const AS_REPORTED = ['0 1.69', '1 1.7', '2 1.71'];

test('the earlier medals return at once, and other people’s reports stay', async () => {
  const [anna, bruno, olga] = [await known(), await known(), await driver()];
  const ofOthers = () =>
    db()
      .selectFrom('observation')
      .selectAll()
      .where('claimant', 'in', [personOf(bruno.email), personOf(olga.email)])
      .orderBy('id')
      .execute();
  expect(await medals()).toEqual(AS_REPORTED);
  // From the last to the first, so that no report takes a medal from another station.
  for (const [index, raised] of [...[1720, 1730, 1741].entries()].toReversed()) {
    expect(await report(anna, { price: raised }, { at: stations[index]! })).toBe('accepted');
    pass(5);
    const petrol = { price: [1660, 1695, 1705][index]!, fuel: PETROL };
    expect(await report(bruno, petrol, { at: stations[index]! })).toBe('accepted');
  }
  expect(await report(bruno, { price: 1750 }, { at: stations[3]! })).toBe('accepted');
  await sets(olga, stations[3]!, PETROL, 1770);
  pass(LATE - DAY);
  expect(await medals()).toEqual(['0 1.72', '1 1.73', '2 1.741']);
  const others = await ofOthers();
  expect(others).toHaveLength(5);
  await goes(anna);
  expect(await medals()).toEqual(AS_REPORTED);
  expect(await ofOthers()).toEqual(others);
});

test('older reports stay, without a name', async () => {
  const anna = await known();
  expect(await report(anna, { price: 1720 })).toBe('accepted');
  pass(LATE);
  await goes(anna);
  expect([await price(), await claims()]).toEqual([1720, ['1720 accepted alone']]);
});

test('other people’s prices that relied on the reports are evaluated again', async () => {
  const [anna, bruno] = [await known(), await known()];
  const sure = { sure: true };
  expect(await report(anna, { price: 1500 }, sure)).toBe('reported');
  pass(60);
  expect(await report(bruno, { price: 1500 }, sure)).toBe('accepted');
  pass(60);
  await goes(anna);
  expect([await price(), await claims()]).toEqual([
    1690,
    ['1500 withdrawn author', '1500 reported'],
  ]);
});

test('a price that an administrator has accepted stays', async () => {
  const anna = await driver();
  await report(anna, { price: 1590 }, { sure: true });
  const yes = { by: 'administrator', reason: 'telefonata' };
  const { id } = await db()
    .selectFrom('observation')
    .select('id')
    .where('origin', '=', 'driver')
    .executeTakeFirstOrThrow();
  await changePrices(db(), server.clock, (change) => decideWaiting(change, [id], true, yes));
  await goes(anna);
  expect([await price(), await claims()]).toEqual([1590, ['1590 accepted administrator']]);
});

test('a price submitted as owner stays after the account is deleted', async () => {
  const olga = await driver();
  await sets(olga, stations[0]!, DIESEL, 1650);
  pass(5);
  await report(olga, { price: 1705 }, { at: stations[1]! });
  await goes(olga);
  expect([await price(), await price(stations[1])]).toEqual([1650, 1700]);
});

test('a deleted confirmation no longer confirms the price or closes other people’s dispute', async () => {
  const [anna, bruno] = [await known(), await known()];
  pass(DAY);
  expect(await contests(bruno, 1690)).toBe('contested');
  pass(5);
  await report(anna, { price: 1690, confirmed: true });
  pass(30);
  await disputeJob(db(), server.clock).run(AbortSignal.timeout(60_000));
  expect(await disputes()).toMatchObject([{ closed_by: 'drivers' }]);
  expect(await confirmations()).toBe(1);
  await goes(anna);
  expect(await confirmations()).toBe(0);
  expect(await disputes()).toMatchObject([{ closed_by: null }]);
});

test('open and closed disputes are deleted, except those decided by an administrator and old ones', async () => {
  const anna = await known();
  pass(DAY);
  const at = { station_id: stations[0]!, fuel_type_id: DIESEL, claimant: personOf(anna.email) };
  const [now, old] = [server.clock.now(), new Date(server.clock.now().getTime() - LATE * 60_000)];
  const ended = { ...at, origin: 'driver', price: 1700, created_at: now, closed_at: now } as const;
  const elsewhere = { station_id: stations[2]! };
  await db()
    .insertInto('price_dispute')
    .values([
      { ...ended, closed_by: 'administrator', outcome: 'wrong' },
      { ...ended, closed_by: 'replaced', outcome: 'right' },
      { ...ended, ...elsewhere, closed_by: 'owner', outcome: 'wrong', origin: 'owner' },
      { ...ended, ...elsewhere, closed_by: 'owner', outcome: 'wrong', created_at: old },
      { ...ended, closed_by: null, outcome: 'lapsed' },
    ])
    .execute();
  expect(await contests(anna, 1690)).toBe('contested');
  await goes(anna);
  const nameless = { claimant: null };
  expect(await disputes()).toEqual([
    { ...nameless, closed_by: 'administrator' },
    { ...nameless, closed_by: 'owner' },
    { ...nameless, closed_by: 'owner' },
  ]);
  expect(await medals()).toEqual(AS_REPORTED);
});
