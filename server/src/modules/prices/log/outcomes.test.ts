// Tests rules price-gate, price-held.
import { beforeEach, describe, expect, test } from 'vitest';
import { usePriceLog } from '../../../testing/prices/price-log.ts';
import { addStation } from '../../../testing/stations/stations.ts';

const { parts, report, current, price, log, decide, waiting } = usePriceLog();

describe('a refused claim', () => {
  test('is logged with its reason, once, and never shown', async () => {
    await report({ price: 1790, day: 20 });
    expect(await report({ price: 1169, day: 21 })).toMatchObject({
      rejected: [{ reason: 'range' }],
    });
    expect(await report({ price: 1169, day: 21 })).toMatchObject({
      rejected: [{ reason: 'range' }],
    });
    expect(await log()).toEqual([
      { price: 1790, state: 'accepted', reason: null },
      { price: 1169, state: 'rejected', reason: 'range' },
    ]);
    expect(await price()).toBe(1790);
  });

  test('is answered with the range that would have been accepted', async () => {
    const { rejected } = await report({ price: 1169, day: 20 });
    expect(rejected[0]).toMatchObject({ range: { min: 1200, max: 2500 } });
  });

  test('is evaluated again when reported again after the station sells more', async () => {
    const post = await addStation(parts().database.kysely, { kind: 'charging' });
    const petrol = { price: 1790, day: 20, at: post };
    expect(await report(petrol)).toMatchObject({ rejected: [{ reason: 'unsold' }] });
    await parts()
      .database.kysely.updateTable('station')
      .set({ confirmed_decades: [20] })
      .where('id', '=', post)
      .execute();
    expect(await report(petrol)).toMatchObject({ added: 1 });
    expect(await log()).toMatchObject([{ state: 'rejected' }, { state: 'accepted' }]);
  });
});

describe('the reference', () => {
  test('is the median of the station’s own area, never of another', async () => {
    for (const [areas, amount] of [
      [['confine'], 2100],
      [['SM'], 1780],
    ] as const) {
      for (const step of [0, 10, 20]) {
        const at = await addStation(parts().database.kysely, { areas: [...areas] });
        await report({ price: amount + step, day: 20, at });
      }
    }
    expect(await report({ price: 1600, day: 20 })).toMatchObject({ held: [{ reason: 'unusual' }] });
    expect(await report({ price: 1999, day: 20 })).toMatchObject({ held: [{ reason: 'unusual' }] });
    expect(await report({ price: 1700, day: 20 })).toMatchObject({ added: 1 });
    expect(await report({ price: 1060, day: 20 })).toMatchObject({
      rejected: [{ reason: 'range' }],
    });
  });
});

describe('a held price', () => {
  beforeEach(async () => {
    await report({ price: 1790, day: 20 });
    expect(await report({ price: 1590, day: 21 })).toMatchObject({
      added: 0,
      held: [{ index: 0 }],
    });
    expect(await price()).toBe(1790);
  });

  test('stays held when it is reported again on the same day', async () => {
    expect(await report({ price: 1590, day: 21 })).toMatchObject({
      known: 0,
      held: [{ index: 0 }],
    });
    expect(await price()).toBe(1790);
  });

  test('is accepted when a later day reports it again, for the same instant or a new one', async () => {
    expect(await report({ observed: 21, price: 1590, day: 22 })).toMatchObject({
      confirmed: 1,
      moved: 1,
    });
    expect(await current()).toMatchObject({ price: 1590, doubtful: false });
    expect(await report({ price: 1790, day: 23 })).toMatchObject({ held: [{ index: 0 }] });
    expect(await report({ price: 1795, day: 24 })).toMatchObject({
      added: 1,
      confirmed: 1,
      held: [],
    });
    expect([await price(), await waiting()]).toEqual([1795, []]);
  });

  test('is superseded when the next sheet has the right one', async () => {
    expect(await report({ price: 1780, day: 22 })).toMatchObject({ added: 1, held: [] });
    expect(await price()).toBe(1780);
  });

  test('is accepted by an administrator’s yes and rejected permanently by a no', async () => {
    expect(await decide(false)).toMatchObject([{ price: 1590 }]);
    expect(await report({ observed: 21, price: 1590, day: 23 })).toMatchObject({
      rejected: [{ reason: 'decided' }],
    });
    expect(await price()).toBe(1790);
    await report({ price: 1595, day: 24 });
    expect(await decide(true)).toMatchObject([{ price: 1595 }]);
    expect(await price()).toBe(1595);
    const [, , kept] = await parts()
      .database.kysely.selectFrom('observation')
      .select(['decided_by', 'decision_reason', 'decided_at', 'reference_price', 'last_price'])
      .orderBy('id')
      .execute();
    expect(kept).toEqual({
      decided_by: 'maria',
      decision_reason: 'telefonata',
      decided_at: new Date('2026-11-24T07:00:00Z'),
      reference_price: null,
      last_price: 1790,
    });
  });
});

describe('a doubtful price of the ministry', () => {
  const file = { origin: 'ministry', medians: new Map([[20, 1800]]) } as const;
  beforeEach(async () => {
    await report({ price: 1790, day: 20, ...file });
    expect(await report({ price: 1590, day: 21, ...file })).toMatchObject({
      added: 1,
      doubtful: 1,
    });
    expect(await current()).toMatchObject({ price: 1590, doubtful: true });
  });

  test('is ranked once the file of a later day holds the same row', async () => {
    expect(await report({ observed: 21, price: 1590, day: 21, ...file })).toMatchObject({
      confirmed: 0,
    });
    expect(await current()).toMatchObject({ doubtful: true });
    expect(await report({ observed: 21, price: 1590, day: 22, ...file })).toMatchObject({
      known: 1,
      confirmed: 1,
    });
    expect(await current()).toMatchObject({ price: 1590, doubtful: false });
  });

  test('is replaced by the right one, which is not compared with it', async () => {
    expect(await report({ price: 1785, day: 22, ...file })).toMatchObject({
      added: 1,
      doubtful: 0,
    });
    expect(await current()).toMatchObject({ price: 1785, doubtful: false });
  });

  test('confirms a similar price on the next day, but not one far from it', async () => {
    expect(await report({ price: 2300, day: 22, ...file })).toMatchObject({ doubtful: 1 });
    expect(await report({ price: 2310, day: 23, ...file })).toMatchObject({
      doubtful: 0,
      confirmed: 1,
    });
    expect(await current()).toMatchObject({ price: 2310, doubtful: false });
  });

  test('is ranked after a yes and withdrawn after a no', async () => {
    await decide(true);
    expect(await current()).toMatchObject({ price: 1590, doubtful: false });
    await report({ price: 2300, day: 22, ...file });
    await decide(false);
    expect(await current()).toMatchObject({ price: 1590, doubtful: false });
  });
});
