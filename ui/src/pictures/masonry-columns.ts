/** Returns the number of columns at a viewport width: that of the widest breakpoint not above it. */
export function columnsAt(columns: Readonly<Record<number, number>>, width: number): number {
  const reached = Object.keys(columns)
    .map(Number)
    .filter((breakpoint) => breakpoint <= width);
  return columns[Math.max(0, ...reached)] ?? 1;
}

/** Distributes items round-robin to `count` columns. */
export function distribute<Item>(
  items: readonly Item[],
  count: number,
): { key: number; items: Item[] }[] {
  return Array.from({ length: count }, (_, column) => ({
    key: column,
    items: items.filter((_item, index) => index % count === column),
  }));
}
