// Tests rules report-fuels, report-held, report-owner, report-shown.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEAVING_TAKES_HOURS } from '@pieno/contract/limits.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { personHasher } from '../../../modules/accounts/person-hash.ts';
import { listWaitingItems } from '../../../modules/queue/waiting-items.ts';
import { readBoardVersion } from '../../../modules/changes/board-version.ts';
import { decideWaiting, withdrawCurrent } from '../../../modules/prices/log/decide.ts';
import { lapseJob } from '../../../modules/prices/lapse.ts';
import { forgetPerson, silencePerson } from '../../../modules/prices/log/person-reports.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, send, report, undo, state, price, claims, pass } = driving(
  () => server,
);
let station: number;
beforeEach(async () => {
  station = await begin();
  await state(1700);
  pass(60);
});

const lapse = async () =>
  await lapseJob(server.database.kysely, server.clock).run(new AbortController().signal);
const version = () => readBoardVersion(server.database.kysely);
const hashOf = ({ email }: Driver) => personHasher({ keyFor: () => Buffer.alloc(32, 7) })(email);
const changed = (work: (change: PriceChange) => Promise<unknown>) =>
  changePrices(server.database.kysely, server.clock, work);

/** The prices that the station's page shows as reported. */
async function shown(): Promise<number[]> {
  await server.board.refresh();
  const answer = await server.app.inject({ url: `/api/business/${station}` });
  return (answer.json<BusinessDetails>().reported ?? []).map((reported) => reported.price);
}

describe('time', () => {
  test('a reported price lapses when a driver’s price no longer counts', async () => {
    await report(await driver(), { price: 1650 });
    pass(3 * 24 * 60);
    await lapse();
    expect(await claims()).toEqual(['1650 reported']);
    const before = await version();
    pass(1);
    await lapse();
    expect(await claims()).toEqual(['1650 lapsed time']);
    expect(await version()).toBeGreaterThan(before);
    expect(await report(await driver(), { price: 1650 })).toBe('reported');
  });

  test('a held price lapses after 48 hours', async () => {
    await report(await driver(), { price: 1500 }, { sure: true });
    pass(1);
    expect(await report(await driver(), { price: 1503 }, { sure: true })).toBe('held');
    pass(48 * 60);
    await lapse();
    expect(await claims()).toEqual(['1500 lapsed time', '1503 held']);
  });

  test('a held price shows once a known driver reports it, not because other stations have similar prices', async () => {
    await report(await driver(), { price: 1500 }, { sure: true });
    for (const outcome of [1480, 1490, 1540]) {
      await state(outcome, 'operator_sheet', await addStation(server.database.kysely));
    }
    await lapse();
    expect([await claims(), await shown()]).toEqual([['1500 held'], []]);
    pass(1);
    expect(await report(await known(), { price: 1500 })).toBe('reported');
    expect([await claims(), await shown()]).toEqual([['1500 reported', '1500 reported'], [1.5]]);
    expect(await report(await known(), { price: 1500, confirmed: true })).toBe('accepted');
  });

  test('a report lapses when an import supersedes it, and is accepted when an import confirms it', async () => {
    await report(await driver(), { price: 1650 });
    pass(60);
    await state(1690);
    expect(await shown()).toEqual([]);
    await lapse();
    expect(await claims()).toEqual(['1650 lapsed overtaken']);
    await report(await driver(), { price: 1640 });
    pass(60);
    await state(1640);
    await lapse();
    expect((await claims())[1]).toBe('1640 accepted operator_sheet');
  });
});

describe('visibility', () => {
  test('a reported price shows on the station’s page until a known driver contradicts it', async () => {
    await report(await driver(), { price: 1650 });
    expect(await shown()).toEqual([1.65]);
    pass(1);
    await report(await driver(), { price: 1700, confirmed: true });
    expect(await shown()).toEqual([1.65]);
    const before = await version();
    await report(await known(), { price: 1700, confirmed: true });
    expect(await shown()).toEqual([]);
    expect(await version()).toBeGreaterThan(before);
  });

  test('a withdrawn price disappears at once, and a held price never shows', async () => {
    const [anna, id] = [await driver(), crypto.randomUUID()];
    await report(anna, { price: 1650 }, { id });
    expect(await shown()).toEqual([1.65]);
    await undo(anna, id);
    expect(await shown()).toEqual([]);
    await report(anna, { price: 1500 }, { sure: true });
    expect(await shown()).toEqual([]);
  });
});

describe('a decision', () => {
  test('by an administrator settles reported and held prices for good', async () => {
    const [anna, bruno] = [await driver(), await driver()];
    await report(anna, { price: 1650 });
    await report(bruno, { price: 1500 }, { sure: true });
    const ids = await server.database.kysely
      .selectFrom('observation')
      .select('id')
      .where('origin', '=', 'driver')
      .orderBy('id')
      .execute();
    const by = { by: 'administrator', reason: 'telefonata' };
    await changed((change) => decideWaiting(change, [ids[1]!.id], false, by));
    expect(await shown()).toEqual([1.65]);
    await changed((change) => decideWaiting(change, [ids[0]!.id], true, by));
    expect([await price(), await shown()]).toEqual([1650, []]);
    expect(await claims()).toEqual(['1650 accepted administrator', '1500 rejected administrator']);
  });

  test('by an administrator who withdraws a price cancels the earlier confirmations', async () => {
    const [anna, bruno, carla] = [await known(), await known(), await known()];
    for (const one of [anna, bruno, carla]) await report(one, { price: 1590 }, { sure: true });
    expect(await price()).toBe(1590);
    const by = { by: 'administrator', reason: 'telefonata' };
    const pair = { stationId: station, fuelTypeId: 20 };
    pass(61);
    await changed((change) => withdrawCurrent(change, pair, by));
    expect(await price()).toBe(1700);
    expect(await report(anna, { price: 1590 }, { sure: true })).toBe('reported');
    expect(await report(bruno, { price: 1590, confirmed: true })).toBe('accepted');
  });
});

describe('a person who leaves', () => {
  test('takes along what waits; what was accepted days ago stays without a person', async () => {
    const [anna, bruno, carla] = [await known(), await known(), await driver()];
    await report(anna, { price: 1590 }, { sure: true });
    await report(bruno, { price: 1590, confirmed: true });
    pass(LEAVING_TAKES_HOURS * 60);
    await report(anna, [{ price: 1800, fuel: 10 }]);
    await changed((change) => forgetPerson(change, hashOf(anna)));
    expect([await price(), await claims()]).toEqual([
      1590,
      ['1590 accepted drivers', '1590 accepted drivers', '1800 withdrawn author'],
    ]);
    const names = await server.database.kysely
      .selectFrom('observation')
      .select('claimant')
      .where('origin', '=', 'driver')
      .orderBy('id')
      .execute();
    expect(names.map(({ claimant }) => claimant)).toEqual([null, hashOf(bruno), null]);
    expect(await report(carla, { price: 1800, fuel: 10 })).toBe('reported');
  });

  test('by being locked loses what waits, and later reports of others stand alone', async () => {
    const [anna, bruno] = [await known(), await known()];
    await report(anna, { price: 1590 }, { sure: true });
    const by = { by: 'administrator', reason: 'abuso' };
    await changed((change) => silencePerson(change, hashOf(anna), by));
    expect(await shown()).toEqual([]);
    expect(await report(bruno, { price: 1590 }, { sure: true })).toBe('reported');
    expect(await claims()).toEqual(['1590 rejected administrator', '1590 reported']);
  });
});

describe('a fuel that the station is not known to sell', () => {
  const LPG = 30;

  test('waits unseen, whoever repeats it, until an administrator approves', async () => {
    const anna = await driver();
    expect(await report(anna, { price: 750, fuel: LPG })).toBe('held');
    expect(await report(await known(), { price: 750, fuel: LPG })).toBe('held');
    expect(await claims()).toEqual(['750 held', '750 held']);
    expect(await shown()).toEqual([]);
    await lapse();
    expect(await claims()).toEqual(['750 held', '750 held']);
    const [item, ...others] = await listWaitingItems(server.database.kysely);
    expect([item, others]).toMatchObject([{ kind: 'held', reason: 'unsold', voices: 2 }, []]);
    await changed((change) =>
      decideWaiting(change, [item!.id], true, { by: 'administrator', reason: 'sì' }),
    );
    await server.board.refresh();
    const page = await server.app.inject({ url: `/api/business/${station}` });
    expect(page.json<BusinessDetails>().prices).toMatchObject([{ price: 1.7 }, { price: 0.75 }]);
    expect(await report(await driver(), { price: 755, fuel: LPG })).not.toBe('held');
  });

  test('shows its author the true state', async () => {
    const answer = await send(await driver(), { price: 750, fuel: LPG });
    expect(answer.json()).toMatchObject({
      results: [
        {
          state: 'held',
          code: 'held_unsold',
          message:
            'In attesa: qui questo carburante non risulta in vendita, prima lo controlla un amministratore',
        },
      ],
    });
  });
});
