// Tests rule alert-past.
import { expect, test } from 'vitest';
import type { HistoryStep } from '../history/history.ts';
import { daysOfSteps, pastAlerts, type PastDay } from './past-alerts.ts';

const november = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;
/** Days from 1 November on, each with its opening, lowest and closing price; null for a day without ranked prices. */
const days = (...each: ([number | null, number, number | null] | null)[]): PastDay[] =>
  each.flatMap((prices, index) =>
    prices ? { day: november(index + 1), open: prices[0], min: prices[1], close: prices[2] } : [],
  );
const still = (price: number): [number, number, number] => [price, price, price];

test('a fall to the threshold sends one message while the price stays there', () => {
  const daily = days(still(1.7), [1.7, 1.65, 1.65], still(1.65), still(1.65));
  expect(pastAlerts(daily, 1.65)).toBe(1);
  expect(pastAlerts(daily, 1.649)).toBe(0);
});

test('a further fall sends a message on a later day, a rise below the threshold does not', () => {
  const daily = days(
    still(1.7),
    [1.7, 1.65, 1.65],
    [1.65, 1.64, 1.64],
    [1.64, 1.64, 1.648],
    [1.648, 1.645, 1.645],
    [1.645, 1.63, 1.63],
  );
  expect(pastAlerts(daily, 1.65)).toBe(3);
});

test('two falls on one day send one message', () => {
  expect(pastAlerts(days([1.7, 1.6, 1.62], [1.62, 1.6, 1.6]), 1.65)).toBe(1);
});

test('a price that was above the threshold in between sends another message', () => {
  const rose = days([1.7, 1.65, 1.7], [1.7, 1.65, 1.65]);
  expect(pastAlerts(rose, 1.65)).toBe(2);
  const gone = days([1.7, 1.65, null], [null, 1.65, 1.65]);
  expect(pastAlerts(gone, 1.65)).toBe(2);
  const missing = days([1.7, 1.65, 1.65], null, [null, 1.65, 1.65]);
  expect(pastAlerts(missing, 1.65)).toBe(2);
});

test('a price below the threshold from the beginning sends no message', () => {
  expect(pastAlerts(days(still(1.6), still(1.6)), 1.65)).toBe(0);
  expect(pastAlerts(days([null, 1.6, 1.6], still(1.6)), 1.65)).toBe(0);
  expect(pastAlerts(days([1.6, 1.59, 1.59]), 1.65)).toBe(1);
});

test('without days no message is counted', () => expect(pastAlerts([], 1.65)).toBe(0));

const step = (at: string, price: number | null, state: HistoryStep['state'] = 'fresh') =>
  ({ at, price, source: 'import', state }) satisfies HistoryStep;

test("a station's days follow San Marino's calendar and contain ranked prices only", () => {
  const steps = [
    step('2026-10-30T10:00:00Z', 1.7),
    step('2026-11-01T10:00:00Z', 1.65),
    step('2026-11-02T10:00:00Z', 1.65, 'ageing'),
    step('2026-11-04T22:30:00Z', 1.62),
    // 6 November in San Marino.
    step('2026-11-05T23:30:00Z', null),
  ];
  expect(daysOfSteps(steps, '2026-10-31T23:00:00Z', '2026-11-07T11:00:00Z')).toEqual([
    { day: '2026-11-01', open: 1.7, min: 1.65, close: 1.65 },
    { day: '2026-11-02', open: 1.65, min: 1.65, close: null },
    { day: '2026-11-04', open: null, min: 1.62, close: 1.62 },
    { day: '2026-11-05', open: 1.62, min: 1.62, close: 1.62 },
    { day: '2026-11-06', open: 1.62, min: 1.62, close: null },
  ]);
});

test('a recently added station begins with its first day', () => {
  const steps = [step('2026-11-03T10:00:00Z', 1.7)];
  expect(daysOfSteps(steps, '2026-10-10T22:00:00Z', '2026-11-04T11:00:00Z')).toEqual([
    { day: '2026-11-03', open: null, min: 1.7, close: 1.7 },
    { day: '2026-11-04', open: 1.7, min: 1.7, close: 1.7 },
  ]);
  expect(daysOfSteps([], '2026-10-10T22:00:00Z', '2026-11-04T11:00:00Z')).toEqual([]);
});
