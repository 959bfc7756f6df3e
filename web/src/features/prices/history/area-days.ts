/** What an area's days come to, and what they look like. Pure functions; prices are euros. */
import type { AreaDay } from '@pieno/contract/history/history.ts';

/** Units that a small chart leaves free above and below, for its strokes. */
export const EDGE = 2;

/**
 * Returns the lowest price of all days, and the middle one of their medians: of an even number of days the lower of the
 * two, as it was one day's. Undefined without a day.
 */
export function areaFigures(
  daily: readonly AreaDay[],
): { min: number; median: number } | undefined {
  const medians = daily.map(({ median }) => median).toSorted((a, b) => a - b);
  const median = medians[(medians.length - 1) >> 1];
  if (median === undefined) return undefined;
  return { min: Math.min(...daily.map(({ min }) => min)), median };
}

/** The days from the first to the last, with those that are missing between them. */
export const daysAcross = (days: readonly Dated[]): number =>
  days.length === 0 ? 0 : dayOf(days.at(-1)!) - dayOf(days[0]!) + 1;

/**
 * Draws one figure of the days as steps; medians and lowest prices have one scale.
 * @param high units from the top to the bottom
 */
export function dayPath(daily: readonly AreaDay[], figure: 'min' | 'median', high: number): string {
  const low = Math.min(...daily.map(({ min }) => min));
  const top = Math.max(...daily.map(({ median }) => median), low + 0.001);
  const scale = (high - 2 * EDGE) / (top - low);
  return daySteps(daily, (day) => EDGE + (top - day[figure]) * scale);
}

/** Draws days as steps, each a unit wide, with a gap for missing days. @param yOf units from the top */
export function daySteps<Day extends Dated>(
  days: readonly Day[],
  yOf: (day: Day) => number,
): string {
  let end = NaN;
  return days
    .map((day) => {
      const x = dayOf(day) - dayOf(days[0]!);
      const y = tenth(yOf(day));
      const start = x === end ? `V${y}` : `M${x} ${y}`;
      end = x + 1;
      return `${start}H${end}`;
    })
    .join('');
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;

interface Dated {
  /** Year-month-day. */
  day: string;
}

/** Days since 1970. */
const dayOf = ({ day }: Dated): number => Date.parse(day) / 86_400_000;
