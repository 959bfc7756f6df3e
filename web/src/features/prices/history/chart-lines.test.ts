import { expect, test } from 'vitest';
import { historyStep, stationHistory } from '../../../testing/sample-history.ts';
import { fuelPrice } from '../../../testing/sample-prices.ts';
import { chartLines, extremesOf, spanOf } from './chart-lines.ts';

const [SELF, PREMIUM, SERVED] = [10, 12, 11].map((id) => fuelPrice(id, 1.7).fuel_type);
const history = (fuel: number, ...prices: (number | null)[]) =>
  stationHistory(
    fuel,
    prices.map((price, index) => historyStep(`2026-11-0${index + 1}T08:00:00.000Z`, price)),
  );
const linesOf = (...histories: ReturnType<typeof history>[]) =>
  chartLines([SELF!, PREMIUM!, SERVED!], histories);
const at = (day: number) => Date.parse(`2026-11-0${day}T08:00:00.000Z`);

test('fuels of one mode differ in shade; a fuel without steps has no line', () => {
  const lines = linesOf(history(10, 1.7), history(12, 1.8), history(11, 1.9));
  expect(lines.map(({ fuel, shade }) => [fuel.id, shade])).toEqual([
    [10, 0],
    [12, SELF!.mode === PREMIUM!.mode ? 30 : 0],
    [11, SERVED!.mode === PREMIUM!.mode ? 30 : 0],
  ]);
  expect(linesOf(history(10), history(12, 1.8)).map(({ shade }) => shade)).toEqual([0]);
});

test('the span covers all lines', () => {
  const early = { ...history(10, 1.7), from: '2026-10-01T00:00:00.000Z' };
  const late = { ...history(11, 1.9), to: '2026-12-01T00:00:00.000Z' };
  expect(spanOf(linesOf(early, late))).toEqual({
    from: Date.parse(early.from),
    to: Date.parse(late.to),
  });
});

test('lowest and highest cover all lines; of equal ones the first line’s counts', () => {
  expect(extremesOf(linesOf(history(10, 1.7, 1.65), history(11, 1.65, 1.9)))).toEqual({
    min: { price: 1.65, at: at(2) },
    max: { price: 1.9, at: at(2) },
  });
  expect(extremesOf(linesOf(history(10, 1.7, 1.9), history(11, 1.9, 1.8))).max?.at).toBe(at(2));
});

test('no highest if it equals the lowest, and none without a price', () => {
  expect(extremesOf(linesOf(history(10, 1.7)))).toEqual({
    min: { price: 1.7, at: at(1) },
    max: null,
  });
  expect(extremesOf(linesOf(history(10, null)))).toEqual({ min: null, max: null });
});
