/** The times of changes, and the step valid at a time. Pure functions. */
import type { HistoryStep } from '@pieno/contract/history/history.ts';

/** The steps of one fuel. */
export interface Stepped {
  steps: readonly HistoryStep[];
}

/**
 * Returns the times of all steps of several fuels, each once and ascending: the cursor's
 * stops.
 * @param from earlier steps count as beginning then, in milliseconds since 1970
 */
export function momentsOf(fuels: readonly Stepped[], from: number): number[] {
  const all = fuels.flatMap(({ steps }) => steps.map(({ at }) => Math.max(Date.parse(at), from)));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/**
 * Returns how often the values of several lines change: below three a sentence replaces the
 * chart.
 */
export const changesOf = (lines: readonly (readonly (number | null)[])[]): number =>
  lines.flatMap((values) =>
    values.filter((value, index) => index > 0 && value !== values[index - 1]),
  ).length;

/**
 * Returns the step valid at a time; undefined before the first. @param time milliseconds since
 * 1970
 */
export function stepAt({ steps }: Stepped, time: number): HistoryStep | undefined {
  return steps.findLast(({ at }) => Date.parse(at) <= time);
}

/** Returns the index of the last moment at or before a time; 0 before the first. */
export function momentAt(moments: readonly number[], time: number): number {
  return Math.max(
    moments.findLastIndex((moment) => moment <= time),
    0,
  );
}
