// Tests rule smac-credit.
import { describe, expect, test } from 'vitest';
import { smacCredit, type SmacQuestion } from './smac-credit.ts';
import { OTHER_RATE as OTHERS, PETROL_RATE as PETROL } from '../testing/sample-smac-rates.ts';
import type { SmacRate } from './smac-rates.ts';

const between = (valid_from: string | null, valid_to: string, amount: number, id: number) => [
  { ...PETROL, id, valid_from, valid_to, amount },
  { ...OTHERS, id: id + 1, valid_from, valid_to, amount },
];
/** As in the decrees: 15 cents before, 10 from January 2023, 15 from April 2023. */
const DECREES = [
  ...between(null, '2022-12-31', 0.15, 5),
  ...between('2023-01-01', '2023-03-31', 0.1, 3),
  PETROL,
  OTHERS,
];

const NOW = new Date('2026-11-27T12:00:00Z');
const PETROL_HERE: SmacQuestion = {
  decade: 10,
  price: 1.679,
  reference: 1.699,
  takesSmac: true,
  area: 'SM',
  at: NOW,
};
const ask = (question: Partial<SmacQuestion>, rates: readonly SmacRate[] = DECREES) =>
  smacCredit(rates, { ...PETROL_HERE, ...question });
const verified = (verified_at: string) => [{ ...PETROL, verified_at }];

describe('petrol earns the amount that applies on the day', () => {
  test.each([
    ['2022-06-01T12:00:00Z', 0.15],
    ['2022-12-31T22:59:59Z', 0.15],
    // Midnight in San Marino.
    ['2022-12-31T23:00:00Z', 0.1],
    ['2023-03-31T21:59:59Z', 0.1],
    ['2023-03-31T22:00:00Z', 0.15],
    ['2026-11-27T12:00:00Z', 0.15],
  ])('%s: %d', (at, perUnit) => {
    expect(ask({ at: new Date(at) })).toMatchObject({ perUnit, isTaken: true });
  });
});

describe('other fuels earn the same percentage of their own price', () => {
  test.each([
    ['diesel', 20, 1.726, 0.1524],
    ['LPG', 30, 0.749, 0.0661],
  ])('%s', (_, decade, price, perUnit) => {
    const credit = ask({ decade, price });
    expect(credit).toMatchObject({ isEstimate: true });
    expect(credit.none === null && credit.perUnit).toBeCloseTo(perUnit, 4);
  });

  test('also while the amount is 10 cents', () => {
    const credit = ask({ decade: 20, price: 1.699, at: new Date('2023-02-01T12:00:00Z') });
    expect(credit.none === null && credit.perUnit).toBeCloseTo(0.1, 6);
  });

  test('and nothing without a price of petrol', () => {
    expect(ask({ decade: 20, reference: null })).toEqual({ none: 'no_reference' });
    expect(ask({ reference: null })).toMatchObject({ perUnit: 0.15 });
  });
});

describe('no credit', () => {
  test.each<[string, Partial<SmacQuestion>, string]>([
    ['of methane', { decade: 40, price: 1.5 }, 'no_rate'],
    ['of electricity', { decade: 50, price: 0.58 }, 'no_rate'],
    ['of other fuels', { decade: 100 }, 'no_rate'],
    ['beyond the border', { area: 'confine' }, 'border'],
    ['where the station states that it does not take the card', { takesSmac: false }, 'refused'],
  ])('%s', (_, question, none) => {
    expect(ask(question)).toEqual({ none });
  });

  test('for a suspended rate of the fuel, even if the rate for all fuels is active', () => {
    const rates = [{ ...PETROL, suspended: true }, OTHERS];
    expect(ask({}, rates)).toEqual({ none: 'suspended' });
    expect(ask({ decade: 20 }, rates)).toMatchObject({ none: null });
  });

  test('without a rate', () => {
    expect(ask({}, [])).toEqual({ none: 'no_rate' });
    expect(ask({}, [{ ...PETROL, valid_to: '2026-11-26' }])).toEqual({ none: 'no_rate' });
    expect(ask({}, [{ ...PETROL, valid_to: '2026-11-27' }])).toMatchObject({ none: null });
  });
});

test.each([
  [undefined, false],
  [null, false],
  [true, true],
])('a station with %s for the card is known to take it: %s', (takesSmac, isTaken) => {
  expect(ask({ takesSmac })).toMatchObject({ none: null, isTaken });
});

test('a rate is an estimate until it is verified, and again after 180 days', () => {
  expect(ask({})).toMatchObject({ isEstimate: true });
  expect(ask({}, verified('2026-05-31T12:00:00Z'))).toMatchObject({ isEstimate: false });
  expect(ask({}, verified('2026-05-31T11:59:59Z'))).toMatchObject({ isEstimate: true });
});

test('a percentage stays an estimate: the card may refer to another price', () => {
  const rates = [{ ...OTHERS, verified_at: '2026-11-27T10:00:00Z' }];
  expect(ask({ decade: 20 }, rates)).toMatchObject({ isEstimate: true });
});

test('a fill earns its litres, within the limits of the day and of the month', () => {
  const total = (litres: number, limits: Partial<SmacRate> = {}) => {
    const credit = ask({ litres }, [{ ...PETROL, ...limits }]);
    return credit.none === null && credit.total;
  };
  expect(total(45)).toBeCloseTo(6.75, 6);
  expect(total(45, { per_day_litres: 40 })).toBeCloseTo(6, 6);
  expect(total(45, { per_month_euro: 5 })).toBe(5);
});

test("of several rates the fuel's own applies, then the newest day, then the last one written", () => {
  const newer = { ...PETROL, id: 9, valid_from: '2026-01-01', amount: 0.2 };
  const all = { ...OTHERS, id: 10, valid_from: '2026-06-01', basis: 'unit' as const, amount: 0.3 };
  const later = { ...PETROL, id: 11, valid_from: '2027-01-01', amount: 0.4 };
  expect(ask({}, [all, later, newer, ...DECREES])).toMatchObject({ perUnit: 0.2 });
  expect(ask({}, [newer, { ...newer, id: 12, amount: 0.05 }])).toMatchObject({ perUnit: 0.05 });
});
