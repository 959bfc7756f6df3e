// How many known drivers a report needs: the table of rule report-ranks, row by row.
// Tests rules price-confirmed, report-known.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving, know, type Driver } from '../../../testing/prices/drivers.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { personHasher } from '../../../modules/accounts/person-hash.ts';
import { setPersonActive } from '../../../modules/people/set-active.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { countAsKnown, makeUnknown } from '../../../modules/prices/log/person-reports.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';

const PETROL = 10;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, state, price, claims, pass } = driving(() => server);
const db = () => server.database.kysely;
/** The first has the gold for diesel at 1.700; the second has 1.720. */
async function twoStations(): Promise<void> {
  await begin();
  await state(1700);
  await state(1720, 'operator_sheet', await addStation(db()));
  pass(60);
}
beforeEach(twoStations);

/**
 * Reports a price as an ordinary driver, then as known ones. @returns how many known ones it took until it ranked
 */
async function supportersFor(reported: number, fuel?: number): Promise<number> {
  for (const [supporters, one] of [await driver(), await known(), await known()].entries()) {
    if ((await report(one, { price: reported, fuel }, { sure: true })) === 'accepted')
      return supporters;
    pass(1);
  }
  return Infinity;
}

describe('a report needs', () => {
  test.each([
    ['no known driver', 0, [1666, 1700, 1719]],
    ['one known driver beyond 20 ‰ of the base', 1, [1665, 1598]],
    ['one where a medal moves', 1, [1720, 1734]],
    ['two beyond 60 ‰', 2, [1597, 1500]],
    ['two beyond 20 ‰ where a medal moves', 2, [1735, 1802]],
  ])('%s', async (_, supporters, prices) => {
    for (const reported of prices) {
      await twoStations();
      expect([reported, await supportersFor(reported)]).toEqual([reported, supporters]);
      expect(await price()).toBe(reported);
    }
  });

  test.each(['owner', 'administrator'] as const)(
    'two against a price of the %s of the last day, and the usual number after it',
    async (who) => {
      await state(1700, who);
      pass(60);
      expect(await supportersFor(1701)).toBe(2);
      await state(1700, who);
      pass(25 * 60);
      expect(await supportersFor(1701)).toBe(0);
    },
  );

  test('as many, measured by the base, beside a doubtful price', async () => {
    await state(1450, 'ministry');
    await db()
      .updateTable('observation')
      .set({ doubtful: true })
      .where('price', '=', 1450)
      .execute();
    const { station_id: stationId } = await db()
      .selectFrom('current_price')
      .select('station_id')
      .where('price', '=', 1450)
      .executeTakeFirstOrThrow();
    await changePrices(db(), server.clock, async (change) =>
      change.touch([{ stationId, fuelTypeId: 20 }]),
    );
    pass(60);
    // The doubtful price has no rank: another one would have the medal.
    expect(await supportersFor(1705)).toBe(1);
  });

  test('two where there is no base, and becomes one then', async () => {
    expect(await supportersFor(1800, PETROL)).toBe(2);
    pass(61);
    expect(await supportersFor(1810, PETROL)).toBe(0);
  });

  test('one where the price is no longer fresh, also to confirm it', async () => {
    pass(8 * 24 * 60);
    for (const outcome of [1680, 1685, 1690]) {
      await state(outcome, 'operator_sheet', await addStation(db()));
    }
    pass(1);
    expect(await supportersFor(1700)).toBe(1);
  });
});

test('small changes add up to no more than 20 ‰ of the base', async () => {
  expect(await report(await driver(), { price: 1680 })).toBe('accepted');
  pass(61);
  expect(await report(await driver(), { price: 1660 })).toBe('reported');
  expect(await report(await driver(), { price: 1670 })).toBe('accepted');
  expect(await price()).toBe(1670);
});

test('the price of one known driver is no base either: two who repeat it make it one', async () => {
  expect(await report(await known(), { price: 1660 })).toBe('accepted');
  pass(61);
  expect(await report(await driver(), { price: 1640 })).toBe('reported');
  expect(await report(await known(), { price: 1660, confirmed: true })).toBe('accepted');
  pass(61);
  expect(await report(await driver(), { price: 1640 })).toBe('accepted');
});

test('two known drivers who read the last digit differently within 5 ‰ agree, and the newest holds', async () => {
  const sure = { sure: true };
  expect(await report(await driver(), { price: 1592 }, sure)).toBe('reported');
  expect(await report(await known(), { price: 1590 }, sure)).toBe('reported');
  pass(1);
  expect(await report(await known(), { price: 1580 }, sure)).toBe('reported');
  expect(await report(await known(), { price: 1585 }, sure)).toBe('accepted');
  expect(await price()).toBe(1585);
  expect(await claims()).toEqual([
    '1592 lapsed overtaken',
    '1590 accepted drivers',
    '1580 accepted drivers',
    '1585 accepted drivers',
  ]);
});

describe('a vouched driver', () => {
  const hash = personHasher({ keyFor: () => Buffer.alloc(32, 7) });
  const changed = (work: (change: PriceChange) => Promise<unknown>) =>
    changePrices(db(), server.clock, work);
  const vouch = async ({ email }: Driver) => {
    await know(db(), email, server.clock.now());
    await changed((change) => countAsKnown(change, hash(email)));
  };
  const withdraw = async ({ email }: Driver) => {
    await db().deleteFrom('known_driver').where('person', '=', hash(email)).execute();
    await changed((change) => makeUnknown(change, hash(email)));
  };
  const lock = (one: Driver) => changed((change) => setPersonActive(change, hash, one, false));

  test('counts as known for what waits, as long as somebody vouches', async () => {
    const anna = await driver();
    await report(anna, { price: 1650 });
    await vouch(anna);
    expect([await price(), await claims()]).toEqual([1650, ['1650 accepted alone']]);
    pass(2 * 24 * 60);
    await withdraw(anna);
    expect([await price(), await claims()]).toEqual([1700, ['1650 reported']]);
  });

  test('loses what depended on it: the base of others’ prices, and what it contradicted', async () => {
    const [anna, bruno, carla, dario] = [
      await known(),
      await known(),
      await driver(),
      await driver(),
    ];
    await report(dario, { price: 1690, fuel: PETROL });
    await state(1750, 'operator_sheet', undefined, PETROL);
    pass(1);
    await report(carla, { price: 1650, fuel: PETROL });
    pass(1);
    await report(bruno, { price: 1750, fuel: PETROL, confirmed: true });
    for (const one of [anna, bruno]) await report(one, { price: 1590 }, { sure: true });
    pass(1);
    expect(await report(carla, { price: 1600 })).toBe('accepted');
    await withdraw(bruno);
    expect([await price(), await claims()]).toEqual([
      1700,
      ['1690 lapsed overtaken', '1650 reported', '1590 reported', '1590 reported', '1600 reported'],
    ]);
  });

  test('loses all effect when locked', async () => {
    const [anna, bruno] = [await known(), await known()];
    for (const one of [anna, bruno]) await report(one, { price: 1590 }, { sure: true });
    pass(60);
    await lock(bruno);
    expect([await price(), await claims()]).toEqual([
      1700,
      ['1590 reported', '1590 rejected administrator'],
    ]);
    pass(1);
    expect(await report(await known(), { price: 1590 }, { sure: true })).toBe('accepted');
  });
});
