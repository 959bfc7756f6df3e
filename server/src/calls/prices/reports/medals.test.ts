// Tests rules price-ageing, price-said-once, report-ranks.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { readPricesNow } from '../../../modules/board/prices-now.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { addSubmission } from '../../../modules/prices/submit-reports.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, send, report, undo, state, price, claims, pass } = driving(
  () => server,
);
let stations: number[];

/** Four stations with a diesel price of this morning: three with a medal, and one without. */
async function fourStations(): Promise<void> {
  const db = server.database.kysely;
  stations = [await begin()];
  while (stations.length < 4) stations.push(await addStation(db));
  for (const [index, price] of [1690, 1700, 1710, 1760].entries()) {
    await state(price, 'operator_sheet', stations[index]);
  }
  pass(60);
}
beforeEach(fourStations);

/** The stations with a medal for diesel in San Marino, by their ranks. */
async function medals(): Promise<[rank: number, station: number][]> {
  await server.board.refresh();
  const answer = await server.app.inject({ url: '/api/prices/ranking/20?area=SM' });
  return answer
    .json<RankingEntry[]>()
    .filter(({ rank }) => rank && rank <= 3)
    .map(({ rank, business }) => [rank!, stations.indexOf(business.id)]);
}
const AS_TOLD = [
  [1, 0],
  [2, 1],
  [3, 2],
];

describe('a small change by one person', () => {
  test('ranks at once where it changes no medal', async () => {
    expect(await medals()).toEqual(AS_TOLD);
    expect(await report(await driver(), { price: 1691 }, { at: stations[1]! })).toBe('accepted');
    expect(await claims()).toEqual(['1691 accepted alone']);
    expect(await price(stations[1])).toBe(1691);
    expect(await report(await driver(), { price: 1680 }, { at: stations[0]! })).toBe('accepted');
    expect(await medals()).toEqual(AS_TOLD);
  });

  test.each([
    [1, 1689],
    [2, 1690],
    [0, 1701],
    [2, 1699],
    [3, 1710],
  ])('at station %i to %i waits, as it would take, share or give up a medal', async (at, to) => {
    expect(await report(await driver(), { price: to }, { at: stations[at]! })).toBe('reported');
    expect(await medals()).toEqual(AS_TOLD);
  });

  test('waits where it would take a medal only from another small change, and answers so', async () => {
    await state(1740, 'operator_sheet', stations[3]);
    expect(await report(await driver(), { price: 1725 }, { at: stations[2]! })).toBe('accepted');
    pass(1);
    const outcome = await report(await driver(), { price: 1720 }, { at: stations[3]! });
    expect([outcome, (await claims())[1]]).toEqual(['reported', '1720 reported']);
    expect(await medals()).toEqual(AS_TOLD);
  });

  test('does not win the gold beside a second price of the same fuel', async () => {
    const both = [{ price: 1680 }, { price: 1705 }];
    const answer = await send(await driver(), both, { at: stations[1]! });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error_codes: { entries: [{ code: 'fuel_twice' }] } },
    ]);
    expect(await claims()).toEqual([]);
    expect(await medals()).toEqual(AS_TOLD);
  });

  test('is evaluated by its own price, also where the contract does not check', async () => {
    const { kysely } = server.database;
    const entry = (price: number) => ({ fuel_type_id: 20, price, confirmed: false });
    const report = {
      key: crypto.randomUUID(),
      kind: 'driver',
      userId: null,
      person: 'anna',
    } as const;
    const submission = {
      ...report,
      stationId: stations[1]!,
      seenAt: server.clock.now(),
      isSure: false,
    };
    const outcome = await changePrices(
      kysely,
      server.clock,
      (change) => addSubmission(change, { ...submission, entries: [entry(1680), entry(1705)] }),
      (reported, settled) => reported.outcomes(settled),
    );
    expect(outcome).toMatchObject([{ code: 'reported' }, { code: 'refused_again' }]);
    expect(await medals()).toEqual(AS_TOLD);
  });

  test('is no base for the next one, unless two known drivers report the same', async () => {
    const at = stations[2]!;
    const [anna, bruno] = [await driver(), await driver()];
    expect(await report(anna, { price: 1735 }, { at })).toBe('accepted');
    pass(61);
    expect(await report(bruno, { price: 1735, confirmed: true }, { at })).toBe('accepted');
    expect(await report(anna, { price: 1750 }, { at })).toBe('reported');
    for (const one of [await known(), await known()]) {
      expect(await report(one, { price: 1735, confirmed: true }, { at })).toBe('accepted');
    }
    pass(61);
    expect(await report(anna, { price: 1750 }, { at })).toBe('accepted');
  });

  test('does not displace an owner’s price of the last day', async () => {
    const at = stations[2]!;
    await state(1710, 'owner', at);
    pass(23 * 60);
    expect(await report(await driver(), { price: 1715 }, { at })).toBe('reported');
    expect(await price(at)).toBe(1710);
    expect(await report(await known(), { price: 1715 }, { at })).toBe('reported');
    expect(await report(await known(), { price: 1715 }, { at })).toBe('accepted');
    await state(1720, 'owner', at);
    pass(25 * 60);
    expect(await report(await driver(), { price: 1725 }, { at })).toBe('accepted');
  });

  test('ranks at least as long as the displaced price would have', async () => {
    const until = async (at: number) => {
      const prices = await readPricesNow(server.database.kysely, server.clock.now(), [at]);
      return prices.get(at)?.[0]?.fresh_until;
    };
    const at = stations[1]!;
    expect(await until(at)).toBe('2026-11-29T08:00:00.000Z');
    expect(await report(await driver(), { price: 1691 }, { at })).toBe('accepted');
    expect(await until(at)).toBe('2026-11-29T08:00:00.000Z');
    await state(1700, 'owner', at);
    pass(25 * 60);
    expect(await report(await driver(), { price: 1701 }, { at })).toBe('accepted');
    expect(await until(at)).toBe('2026-11-29T09:00:00.000Z');
    // A price of two known drivers is a base, and ages like theirs.
    expect(await report(await known(), { price: 1650 }, { at })).toBe('reported');
    pass(1);
    expect(await report(await known(), { price: 1650 }, { at })).toBe('accepted');
    expect(await until(at)).toBe('2026-11-25T10:01:00.000Z');
  });

  test('falls back to reported when the price it was measured by is withdrawn', async () => {
    const at = stations[2]!;
    const [anna, bruno, carla] = [await known(), await known(), await driver()];
    const id = crypto.randomUUID();
    await report(anna, { price: 1790 }, { at });
    await report(bruno, { price: 1790 }, { at, id });
    pass(1);
    expect(await report(carla, { price: 1785 }, { at })).toBe('accepted');
    await undo(bruno, id);
    expect(await price(at)).toBe(1710);
    expect(await claims()).toEqual(['1790 reported', '1790 withdrawn author', '1785 reported']);
  });
});

test.each([1, 5])(
  'whatever %i ordinary drivers report, withdraw and confirm, no medal changes',
  async (people) => {
    const step = fc.record({
      who: fc.nat(people - 1),
      at: fc.nat(3),
      price: fc.constantFrom(
        1660,
        1685,
        1690,
        1691,
        1695,
        1700,
        1705,
        1708,
        1710,
        1730,
        1800,
        2300,
      ),
      next: fc.constantFrom('wait', 'wait', 'undo', 'nothing'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (sequence) => {
        await fourStations();
        const drivers: Driver[] = [];
        while (drivers.length < people) drivers.push(await driver());
        for (const { who, at, price: reported, next } of sequence) {
          const id = crypto.randomUUID();
          await report(drivers[who]!, { price: reported }, { id, at: stations[at]!, sure: true });
          expect(await medals()).toEqual(AS_TOLD);
          if (next === 'undo') await undo(drivers[who]!, id);
          if (next === 'wait') pass(61);
          expect(await medals()).toEqual(AS_TOLD);
        }
      }),
      { seed: 29, numRuns: 10 },
    );
  },
);
