import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { useState } from 'react';

/**
 * Numbers people without names while the queue is open. A number stays the same in every item, also when others are
 * decided (rule admin-decide).
 * @returns the numbers by author's id
 */
export function usePersonNumbers(items: readonly QueueItem[]): ReadonlyMap<string, number> {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  const people = new Set(items.flatMap(({ authors }) => authors.map(({ id }) => id)));
  const fresh = [...people].filter((id) => !known.has(id));
  if (fresh.length === 0) return known;
  const all = new Map(known);
  for (const id of fresh) all.set(id, all.size + 1);
  setKnown(all);
  return all;
}
