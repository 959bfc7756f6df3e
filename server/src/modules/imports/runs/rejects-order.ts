import type { Reject } from './reasons.ts';

/** Sorts rejected rows by line, file after file, in the order in which the files first appear. */
export function inRowOrder(rejects: readonly Reject[]): Reject[] {
  const byFile = Map.groupBy(rejects, ({ file }) => file);
  return [...byFile.values()].flatMap((rows) => rows.toSorted((a, b) => a.line - b.line));
}

/**
 * Merges the rows rejected while reading with those rejected while writing, in row order.
 * @param early in row order, in batches, of which one is held at a time
 * @param late in any order
 */
export async function* mergeRejects(
  early: AsyncIterable<readonly Reject[]>,
  late: readonly Reject[],
): AsyncGenerator<readonly Reject[]> {
  const waiting = new Map<string | undefined, Reject[]>(
    Map.groupBy(inRowOrder(late), ({ file }) => file),
  );
  const take = (file: string | undefined, before: number): Reject[] => {
    const rows = waiting.get(file) ?? [];
    const later = rows.findIndex((row) => row.line > before);
    return rows.splice(0, later === -1 ? rows.length : later);
  };
  let file: string | undefined;
  for await (const batch of early) {
    const rows: Reject[] = [];
    for (const row of batch) {
      if (row.file !== file) rows.push(...take(file, Infinity));
      ({ file } = row);
      rows.push(...take(file, row.line), row);
    }
    yield rows;
  }
  yield take(file, Infinity);
  yield [...waiting.values()].flat();
}
