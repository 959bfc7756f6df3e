/** Prices outside this range, as a share of the median of their fuel and mode, count as typing errors. */
const SHARE = { min: 0.6, max: 2 } as const;

/**
 * Makes a test for prices too far from the median of their group.
 * @param key the group of a row: comparable prices have the same fuel and mode
 * @returns a function that returns true for an outlier
 */
export function outlierTest<Row extends { price: number }>(
  rows: readonly Row[],
  key: (row: Row) => number | string,
): (row: Row) => boolean {
  const groups = Map.groupBy(rows, key);
  const medians = new Map(
    [...groups].map(([group, members]) => [group, median(members.map((row) => row.price))]),
  );
  return (row) => {
    const middle = medians.get(key(row))!;
    return row.price < middle * SHARE.min || row.price > middle * SHARE.max;
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
