// One account at every station: its reports are shown but take the gold nowhere; limits apply to it, and times cannot
// be forged.
// Tests rule report-disputes.
import { beforeEach, describe, expect, test } from 'vitest';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { issueDemoPrices } from '../modules/demo/issue.ts';
import { loadSeed } from '../modules/seed/load.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { boardNow } from '../testing/prices/board.ts';
import { driving, type Driver } from '../testing/prices/drivers.ts';
import { addStation } from '../testing/stations/stations.ts';
import { wired } from '../testing/attacks/wired.ts';

let server: TestApp;
let attacker: Attacker;
let station: number;
let eva: Driver;
useAttackedServer((made) => ({ server, attacker } = made));
const { begin, driver, known, state, price, claims, pass } = driving(() => server);
const { call, report } = wired(() => attacker);
beforeEach(async () => {
  station = await begin();
  eva = await driver('eva@example.sm');
});

/** The stations with the first rank for diesel, as a server that starts now shows them. */
const gold = async (): Promise<number[]> => {
  const ranking = (await boardNow(server)).ranking('SM', 20)!.identity.body.toString();
  return (JSON.parse(ranking) as RankingEntry[])
    .filter(({ rank }) => rank === 1)
    .map(({ business }) => business.id);
};
const others = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addStation(server.database.kysely)));
const hours = (count: number) => pass(count * 60 + 1);

test('it reports another price at every station, and the gold does not change', async () => {
  await state(1700);
  const stations = await others(8);
  for (const [index, at] of stations.entries()) await state(1710 + index, 'operator_sheet', at);
  pass(60);
  expect(await gold()).toEqual([station]);
  for (const [index, at] of stations.entries()) {
    await report(eva, at, { price: 1600 + index * 10 }, { sure: true });
  }
  await report(eva, station, { price: 1790 }, { sure: true });
  expect(await gold()).toEqual([station]);
});

test('it takes no first rank among demonstration prices, which nobody can confirm', async () => {
  await server.clear();
  await loadSeed(server.database.kysely);
  eva = await driver('eva@example.sm');
  await issueDemoPrices(server.database.kysely, server.clock);
  const rows = await server.database.kysely
    .selectFrom('current_price')
    .select(['station_id', 'price'])
    .where('fuel_type_id', '=', 20)
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  pass(30);
  for (const { station_id: at, price: demo } of rows) {
    expect(await report(eva, at, { price: demo, confirmed: true })).toBe('changed');
    expect(await report(eva, at, { price: demo - 1 }, { sure: true })).toBe('reported');
  }
  // Reported prices replace invented ones, and nobody has the gold (rule price-stand-in).
  expect(await gold()).toEqual([]);
  expect(await server.database.kysely.selectFrom('confirmation').select('id').execute()).toEqual(
    [],
  );
});

test('it can report sixty times a day', async () => {
  // A mailbox of its own: a full count stays in memory until its window ends.
  eva = await driver('eva-without-end@example.sm');
  await state(1700);
  pass(60);
  for (let sent = 0; sent < REPORT_LIMITS.perDay; sent += 1)
    await report(eva, station, { price: 1 });
  const wrong = { business_id: station, fuel_type_id: 20, price: 1.7 };
  const closed = { business_id: station, state: 'closed' };
  expect(await report(eva, station, { price: 1690 })).toMatch(/^429/);
  expect((await call(eva, 'POST /price-disputes', wrong)).status).toBe(429);
  expect((await call(eva, 'POST /station-states', closed)).status).toBe(429);
});

describe('in steps of less than two per cent', () => {
  /** Every hour, in turn, one of them moves the price by one maximum step. */
  const walk = async (walkers: readonly Driver[]) => {
    for (let turn = 0; turn < 12; turn += 1) {
      hours(1);
      const from = (await price())!;
      const step = Math.ceil(from * 0.981);
      await report(walkers[turn % walkers.length]!, station, { price: step });
    }
  };
  test.each([1, 2])(
    'with %i accounts it moves the price no further than one of them',
    async (accounts) => {
      const [cheaper] = await others(1);
      await state(1700);
      await state(1500, 'operator_sheet', cheaper);
      pass(60);
      await walk([eva, await driver('ugo@example.sm')].slice(0, accounts));
      expect(await price()).toBeGreaterThan(1700 * 0.98);
      expect(await gold()).toEqual([cheaper]);
    },
  );

  test('it displaces nobody from the first rank, nor takes it by a thousandth', async () => {
    const [second] = await others(1);
    await state(1700);
    await state(1710, 'operator_sheet', second);
    pass(60);
    await report(eva, station, { price: 1712 });
    await report(eva, second!, { price: 1699 });
    expect(await gold()).toEqual([station]);
  });
});

describe('an old price', () => {
  test('does not take the gold by its confirmation, nor by a thousandth more or less', async () => {
    const [fresh] = await others(1);
    await state(1600);
    hours(9 * 24);
    await state(1700, 'operator_sheet', fresh);
    pass(60);
    expect(await gold()).toEqual([fresh]);
    for (const more of [0, 1, -1]) {
      await report(eva, station, { price: 1600 + more, ...(more === 0 && { confirmed: true }) });
      expect(await gold()).toEqual([fresh]);
      hours(1);
    }
  });
});

describe('a forged time', () => {
  const seen = (minutes: number) => ({
    seen_at: new Date(server.clock.now().getTime() + minutes * 60_000).toISOString(),
  });
  test('in the future, or long ago, is refused', async () => {
    await state(1700);
    hours(14);
    expect(await report(eva, station, { price: 1690 }, seen(6))).toBe('422 seen_in_future');
    expect(await report(eva, station, { price: 1690 }, seen(24 * 60))).toBe('422 seen_in_future');
    expect(await report(eva, station, { price: 1690 }, seen(-12 * 60 - 1))).toBe(
      '422 seen_too_old',
    );
    expect(await report(eva, station, { price: 1690 }, { seen_at: 'ieri' })).toMatch(/^422/);
    expect(await claims()).toEqual([]);
  });

  test('slightly ahead counts as now: the next report is not older', async () => {
    await state(1700);
    pass(60);
    expect(await report(eva, station, { price: 1650 }, seen(4))).toBe('reported');
    expect(await report(await known(), station, { price: 1650 })).toBe('accepted');
  });

  test('before the current price is ignored as outdated', async () => {
    pass(60);
    await state(1700);
    pass(10);
    expect(await report(eva, station, { price: 1650 }, seen(-11))).toBe('changed');
    expect(await claims()).toEqual([]);
  });
});
