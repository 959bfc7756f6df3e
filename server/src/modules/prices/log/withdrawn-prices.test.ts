// Tests rules admin-prices, price-withdrawn.
import { beforeEach, describe, expect, test } from 'vitest';
import { beginRun } from '../../imports/runs/runs.ts';
import { usePriceLog } from '../../../testing/prices/price-log.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { undoRunStep } from './undo-run.ts';
import { changePrices } from '../change-prices.ts';

const { parts, report, current, price, log, decide, withdraw } = usePriceLog();

describe('a withdrawn price', () => {
  beforeEach(async () => {
    await report({ price: 1790, day: 20 });
    await report({ price: 1810, day: 21 });
    expect(await withdraw()).toMatchObject({ price: 1810 });
  });

  test('leaves the price before it current, with its own time', async () => {
    const observed_at = new Date('2026-11-20T06:00:00Z');
    expect(await current()).toMatchObject({ price: 1790, observed_at });
    await withdraw();
    expect([await current(), await withdraw()]).toEqual([undefined, undefined]);
  });

  test('is withdrawn with all its repetitions in a row, so that another one is current', async () => {
    await report({ price: 1820, day: 22 });
    await report({ price: 1820, day: 23 });
    await report({ price: 1820, day: 24, origin: 'administrator' });
    expect(await withdraw()).toMatchObject({ price: 1820, times: 3 });
    expect(await price()).toBe(1790);
  });

  test('stays withdrawn when it is reported again', async () => {
    expect(await report({ observed: 21, price: 1810, day: 22 })).toMatchObject({
      withdrawn: [{ index: 0 }],
      moved: 0,
    });
  });

  test('is held at each new instant, until an administrator accepts it', async () => {
    for (const day of [22, 23]) {
      expect(await report({ price: 1810, day })).toMatchObject({
        held: [{ reason: 'taken_back' }],
      });
    }
    expect(await price()).toBe(1790);
    await decide(true);
    expect(await price()).toBe(1810);
  });

  test('is accepted again after its source reported another one', async () => {
    await report({ price: 1800, day: 22 });
    expect(await report({ price: 1810, day: 23 })).toMatchObject({ added: 1, held: [] });
  });

  test('is not held when another source reports it', async () => {
    expect(await report({ price: 1810, day: 22, origin: 'administrator' })).toMatchObject({
      added: 1,
    });
  });
});

test('undoing a run withdraws what it reported and holds what it confirmed', async () => {
  const { database, clock } = parts();
  const begin = (day: number) => beginRun(database.kysely, 'prices', clock.now(), `2026-11-${day}`);
  const other = await addStation(database.kysely);
  await report({ price: 1790, day: 20, runId: await begin(20) });
  await report({ price: 1590, day: 21, runId: await begin(21) });
  const runId = await begin(22);
  await report({ price: 1595, day: 22, runId });
  await report({ price: 1799, day: 22, at: other, runId });
  expect([await price(), (await current(other))?.price]).toEqual([1595, 1799]);
  const step = async () =>
    await changePrices(database.kysely, clock, (change) => undoRunStep(change, runId, 'maria', 1));
  expect(await step()).toEqual({ withdrawn: 1, waiting: 0 });
  expect(await step()).toEqual({ withdrawn: 1, waiting: 0 });
  expect(await step()).toEqual({ withdrawn: 0, waiting: 1 });
  expect(await step()).toEqual({ withdrawn: 0, waiting: 0 });
  expect([await price(), await current(other)]).toEqual([1790, undefined]);
  expect((await log()).map(({ state }) => state)).toEqual([
    'accepted',
    'held',
    'withdrawn',
    'withdrawn',
  ]);
});
