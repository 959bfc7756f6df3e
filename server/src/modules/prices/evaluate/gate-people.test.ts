// Tests rules owner-prices, report-ask, report-held.
import { describe, expect, test } from 'vitest';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { evaluateClaim } from './gate.ts';
import { gateLimits } from './gate-limits.ts';
import type { ClaimFacts } from './claim-facts.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

function outcomeOf(
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
const REPORTED = { outcome: 'reported' };
const ASKED = { outcome: 'asked' };
const HELD = { outcome: 'held', reason: 'unusual' };

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
    ['impossible', 900, { reference: 2000 }, { outcome: 'rejected', reason: 'range' }],
  ])('%s', (_name, price, about, outcome) => {
    expect(outcomeOf(price, about)).toMatchObject(outcome);
  });

  test('who is sure is held beyond 100 ‰ from the base, or from the reference price without a base', () => {
    const about = { last: last(2000), reference: 1900 };
    expect(outcomeOf(1800, about, 'driver', true)).toEqual(REPORTED);
    expect(outcomeOf(1799, about, 'driver', true)).toEqual(HELD);
    expect(outcomeOf(1799, { reference: 1900 }, 'driver', true)).toEqual(REPORTED);
    expect(outcomeOf(1709, { reference: 1900 }, 'driver', true)).toEqual(HELD);
    expect(outcomeOf(1400, {}, 'driver', true)).toEqual(REPORTED);
  });

  test('who saw an older price than the accepted one changes nothing', () => {
    expect(outcomeOf(1990, { last: last(2000) }, 'driver', true, hoursAgo(25))).toEqual({
      outcome: 'changed',
    });
  });

  test('may report a price that another driver withdrew', () => {
    expect(outcomeOf(1990, { last: last(2000), isWithdrawn: true })).toEqual(REPORTED);
  });
});

describe('an owner', () => {
  const ACCEPTED = { outcome: 'accepted', doubtful: false };

  test('needs no confirmation by others, and is asked once far from the reference price', () => {
    expect(outcomeOf(1800, { reference: 2000 }, 'owner')).toEqual(ACCEPTED);
    expect(outcomeOf(1799, { reference: 2000, last: last(1799) }, 'owner')).toEqual(ASKED);
    expect(outcomeOf(1799, { reference: 2000 }, 'owner', true)).toEqual(ACCEPTED);
  });

  test('is compared with the station’s last price when there is no reference price', () => {
    expect(outcomeOf(1800, { last: last(2000) }, 'owner')).toEqual(ACCEPTED);
    expect(outcomeOf(1799, { last: last(2000) }, 'owner')).toEqual(ASKED);
    expect(outcomeOf(1799, { last: last(2000) }, 'owner', true)).toEqual(ACCEPTED);
    expect(outcomeOf(1799, { last: last(2000), reference: 1900 }, 'owner')).toEqual(ACCEPTED);
    expect(outcomeOf(1600, { last: last(2000, 31 * 24) }, 'owner')).toEqual(ACCEPTED);
    expect(outcomeOf(1600, {}, 'owner')).toEqual(ACCEPTED);
  });

  test('cannot set an impossible price, even when sure', () => {
    expect(outcomeOf(1199, { reference: 2000 }, 'owner', true)).toMatchObject({ reason: 'range' });
  });
});
