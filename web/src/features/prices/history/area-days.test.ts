// Tests rule area-trend.
import type { AreaDay } from '@pieno/contract/history/history.ts';
import { expect, test } from 'vitest';
import { areaFigures, dayPath, daysAcross } from './area-days.ts';

const day = (date: string, min: number, median: number): AreaDay => ({
  day: `2026-11-${date}`,
  open: min,
  min,
  median,
  max: median,
  close: min,
  stations: 5,
});

test('returns the lowest of all days, and the median of their medians', () => {
  const days = [day('01', 1.65, 1.7), day('02', 1.639, 1.69), day('03', 1.66, 1.71)];
  expect(areaFigures(days)).toEqual({ min: 1.639, median: 1.7 });
});

test('an even number of days gives the lower median, a price that existed', () => {
  expect(areaFigures([day('01', 1.6, 1.7), day('02', 1.6, 1.69)])?.median).toBe(1.69);
  expect(areaFigures([])).toBeUndefined();
});

test('both figures share one scale, with a gap for missing days', () => {
  const days = [day('28', 1.6, 1.7), day('29', 1.65, 1.7), day('30', 1.6, 1.65)];
  expect(dayPath(days, 'min', 24)).toBe('M0 22H1V12H2V22H3');
  expect(dayPath(days, 'median', 24)).toBe('M0 2H1V2H2V12H3');
  const gap = [days[0]!, days[2]!];
  expect(dayPath(gap, 'min', 24)).toBe('M0 22H1M2 22H3');
  expect(daysAcross(gap)).toBe(3);
});

test('one price on all days gives a level line', () => {
  expect(dayPath([day('28', 1.7, 1.7), day('29', 1.7, 1.7)], 'min', 24)).toBe('M0 22H1V22H2');
});
