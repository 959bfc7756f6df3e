/** @param values at least one */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The median price of each sufficiently large group. @param keyOf returns the group of a row */
export function mediansBy<Row extends { price: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  needed = 1,
): Map<Key, number> {
  const groups = [...Map.groupBy(rows, keyOf)].filter(([, some]) => some.length >= needed);
  return new Map(groups.map(([key, some]) => [key, median(some.map(({ price }) => price))]));
}
