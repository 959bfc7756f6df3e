interface Reducible {
  /** Milliseconds since 1970. */
  at: number;
  price: number | null;
}

/**
 * Shortens a long history (rule history-bounded): divides the range into equal parts, and keeps of each the first,
 * lowest, highest and last step unchanged.
 * @param most maximum steps
 * @returns the same list if it is not longer
 */
export function reduceSteps<Step extends Reducible>(
  steps: readonly Step[],
  most: number,
): readonly Step[] {
  if (steps.length <= most) return steps;
  const from = steps[0]!.at;
  const length = (steps.at(-1)!.at - from + 1) / Math.floor(most / 4);
  const parts = Map.groupBy(steps, ({ at }) => Math.floor((at - from) / length));
  return [...parts.values()].flatMap((part) => {
    const priced = part.filter(({ price }) => price !== null);
    const lowest = priced.toSorted((a, b) => a.price! - b.price!)[0];
    const highest = priced.toSorted((a, b) => b.price! - a.price!)[0];
    const kept = new Set([part[0], lowest, highest, part.at(-1)]);
    return part.filter((step) => kept.has(step));
  });
}
