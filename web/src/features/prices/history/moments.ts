/** The instants at which something changed, and what held then. Pure functions. */
import type { HistoryStep } from '@pieno/contract/history/history.ts';

/** The steps of one fuel. */
export interface Stepped {
  steps: readonly HistoryStep[];
}

/**
 * Returns the instants of all steps of several fuels, each once and in order: where the cursor can stand.
 * @param from what began before it counts as if it had begun with it, in milliseconds since 1970
 */
export function momentsOf(fuels: readonly Stepped[], from: number): number[] {
  const all = fuels.flatMap(({ steps }) => steps.map(({ at }) => Math.max(Date.parse(at), from)));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** Returns how often the values of several lines change: fewer than three times are a sentence, and no chart. */
export const changesOf = (lines: readonly (readonly (number | null)[])[]): number =>
  lines.flatMap((values) =>
    values.filter((value, index) => index > 0 && value !== values[index - 1]),
  ).length;

/** Returns the step that holds at an instant; undefined before the first. @param time milliseconds since 1970 */
export function stepAt({ steps }: Stepped, time: number): HistoryStep | undefined {
  return steps.findLast(({ at }) => Date.parse(at) <= time);
}

/** Returns the place of the last moment at or before an instant, 0 before the first. */
export function momentAt(moments: readonly number[], time: number): number {
  return Math.max(
    moments.findLastIndex((moment) => moment <= time),
    0,
  );
}
