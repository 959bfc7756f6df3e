// Tests rule border-trend.
import type { AreaDay } from '@pieno/contract/history/history.ts';
import { expect, test } from 'vitest';
import { borderDays, borderPath } from './border-days.ts';
import { apartText, trendText } from './border-trend-text.ts';

const day = (date: string, min: number, stations = 3): AreaDay => ({
  day: `2026-11-${date}`,
  open: min,
  min,
  median: min,
  max: min,
  close: min,
  stations,
});
const apart = (...savings: number[]) =>
  savings.map((saving, index) => ({ day: `2026-11-0${index + 1}`, here: 2, there: 2, saving }));

test('only days on which both sides have three stations are compared', () => {
  const here = [day('01', 1.7), day('02', 1.7, 2), day('03', 1.7), day('05', 1.7)];
  const there = [day('01', 2.05), day('02', 2), day('03', 2, 2), day('05', 1.69)];
  expect(borderDays(here, there)).toEqual([
    { day: '2026-11-01', here: 1.7, there: 2.05, saving: expect.closeTo(0.35) as number },
    { day: '2026-11-05', here: 1.7, there: 1.69, saving: expect.closeTo(-0.01) as number },
  ]);
});

test.each([
  [[0.353], '35 cent meno'],
  [[0.31, 0.364], 'da 31 a 36 cent meno'],
  [[-0.02, -0.05], 'da 2 a 5 cent più'],
  [[0, 0.05], 'da 0 a 5 cent meno'],
  [[-0.02, 0.05], 'da 2 cent più a 5 cent meno'],
  [[0.001], 'lo stesso prezzo'],
])('%j is “%s”', (savings, text) => expect(apartText(apart(...savings))).toBe(text));

test('the sentence gives the number of days compared, unless it is all', () => {
  const text =
    'Negli ultimi 30 giorni il minimo di San Marino, rispetto a oltre confine: 35 cent meno';
  expect(trendText(apart(0.35))).toBe(`${text} (un giorno confrontato)`);
  expect(trendText(apart(...Array.from({ length: 30 }, () => 0.35)))).toBe(text);
});

test('steps are drawn above or below the zero line, with a gap for a missing day', () => {
  const [first, second, third] = apart(0.3, -0.1, 0.1);
  expect(borderPath([first!, second!, third!], 24)).toEqual({
    path: 'M0 2H1V22H2V12H3',
    zero: 17,
  });
  expect(borderPath([first!, third!], 24)).toEqual({ path: 'M0 2H1M2 15.3H3', zero: 22 });
});
