// Tests rules owner-prices, report-ask, report-held.
import { describe, expect, test } from 'vitest';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { evaluateClaim } from './gate.ts';
import { gateLimits } from './gate-limits.ts';
import type { ClaimFacts } from './verdict.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

function verdictOn(
  price: number,
  about: Partial<ClaimFacts>,
  origin: PriceOrigin = 'driver',
  isConfirmed = false,
  observedAt = NOW,
) {
  const claim = { stationId: 8, fuelTypeId: 20, unit: 'litre', price, observedAt } as const;
  const facts = {
    fuel: { decade: 20, grade: 'base' },
    sells: new Set([20]),
    reference: undefined,
    anchor: undefined,
    last: undefined,
    isWithdrawn: false,
    waiting: undefined,
    ...about,
  } as const;
  return evaluateClaim(claim, facts, {
    origin,
    isConfirmed,
    now: NOW,
    limits: gateLimits(new Map()),
  });
}
const last = (price: number, hours = 24) => ({ price, observedAt: hoursAgo(hours) });
const REPORTED = { state: 'reported' };
const ASKED = { state: 'asked' };
const HELD = { state: 'held', reason: 'unusual' };

describe('a driver', () => {
  test.each([
    ['where nothing is known to compare with', 1400, {}, REPORTED],
    ['60 ‰ from the own price', 1880, { last: last(2000) }, REPORTED],
    ['one thousandth further', 1879, { last: last(2000) }, ASKED],
    [
      'far from the own price, near the reference',
      1879,
      { last: last(2000), reference: 1900 },
      REPORTED,
    ],
    [
      'far from the reference, near the own price',
      1879,
      { last: last(1900), reference: 2000 },
      REPORTED,
    ],
    ['far from a price too old to compare with', 1600, { last: last(2000, 31 * 24) }, REPORTED],
    ['impossible', 900, { reference: 2000 }, { state: 'rejected', reason: 'range' }],
  ])('%s', (_name, price, about, verdict) => {
    expect(verdictOn(price, about)).toMatchObject(verdict);
  });

  test('who is sure is held beyond 100 ‰ from the base, or from the reference where there is none', () => {
    const about = { last: last(2000), reference: 1900 };
    expect(verdictOn(1800, about, 'driver', true)).toEqual(REPORTED);
    expect(verdictOn(1799, about, 'driver', true)).toEqual(HELD);
    expect(verdictOn(1799, { reference: 1900 }, 'driver', true)).toEqual(REPORTED);
    expect(verdictOn(1709, { reference: 1900 }, 'driver', true)).toEqual(HELD);
    expect(verdictOn(1400, {}, 'driver', true)).toEqual(REPORTED);
  });

  test('who saw an older price than the accepted one brings no news', () => {
    expect(verdictOn(1990, { last: last(2000) }, 'driver', true, hoursAgo(25))).toEqual({
      state: 'changed',
    });
  });

  test('may say again what another driver took back', () => {
    expect(verdictOn(1990, { last: last(2000), isWithdrawn: true })).toEqual(REPORTED);
  });
});

describe('an owner', () => {
  const ACCEPTED = { state: 'accepted', doubtful: false };

  test('needs no second, and is asked once far from the reference', () => {
    expect(verdictOn(1800, { reference: 2000 }, 'owner')).toEqual(ACCEPTED);
    expect(verdictOn(1799, { reference: 2000, last: last(1799) }, 'owner')).toEqual(ASKED);
    expect(verdictOn(1799, { reference: 2000 }, 'owner', true)).toEqual(ACCEPTED);
  });

  test('is asked where there is no reference by the own last price', () => {
    expect(verdictOn(1800, { last: last(2000) }, 'owner')).toEqual(ACCEPTED);
    expect(verdictOn(1799, { last: last(2000) }, 'owner')).toEqual(ASKED);
    expect(verdictOn(1799, { last: last(2000) }, 'owner', true)).toEqual(ACCEPTED);
    expect(verdictOn(1799, { last: last(2000), reference: 1900 }, 'owner')).toEqual(ACCEPTED);
    expect(verdictOn(1600, { last: last(2000, 31 * 24) }, 'owner')).toEqual(ACCEPTED);
    expect(verdictOn(1600, {}, 'owner')).toEqual(ACCEPTED);
  });

  test('sets no impossible price, however sure', () => {
    expect(verdictOn(1199, { reference: 2000 }, 'owner', true)).toMatchObject({ reason: 'range' });
  });
});
