/** Prices outside this share of the median of their fuel and mode are typing errors. */
const SHARE = { min: 0.6, max: 2 } as const;

/**
 * Tells the prices that lie too far from the others of their kind.
 * @param key what makes two prices comparable: fuel and mode
 * @returns true for an outlier
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
