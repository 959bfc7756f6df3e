/** Figures and charts of an area's days. Pure functions; prices in euros. */
import type { AreaDay } from '@pieno/contract/history/history.ts';

/** Margin above and below in a small chart, for its strokes. */
export const EDGE = 2;

/**
 * Returns the lowest price of all days, and the median of their medians: of an even number of
 * days the lower of the middle two, since that price existed. Undefined without a day.
 */
export function areaFigures(
  daily: readonly AreaDay[],
): { min: number; median: number } | undefined {
  const medians = daily.map(({ median }) => median).toSorted((a, b) => a - b);
  const median = medians[(medians.length - 1) >> 1];
  if (median === undefined) return undefined;
  return { min: Math.min(...daily.map(({ min }) => min)), median };
}

/** The number of days from the first to the last, including missing ones. */
export const daysAcross = (days: readonly Dated[]): number =>
  days.length === 0 ? 0 : dayOf(days.at(-1)!) - dayOf(days[0]!) + 1;

/**
 * Draws one figure of the days as steps; medians and lowest prices share one scale.
 * @param high units from top to bottom
 */
export function dayPath(daily: readonly AreaDay[], figure: 'min' | 'median', high: number): string {
  const low = Math.min(...daily.map(({ min }) => min));
  const top = Math.max(...daily.map(({ median }) => median), low + 0.001);
  const scale = (high - 2 * EDGE) / (top - low);
  return daySteps(daily, (day) => EDGE + (top - day[figure]) * scale);
}

/**
 * Draws days as steps, each one unit wide, with a gap for missing days. @param yOf units from
 * the top
 */
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
  /** YYYY-MM-DD. */
  day: string;
}

/** Days since 1970. */
const dayOf = ({ day }: Dated): number => Date.parse(day) / 86_400_000;
