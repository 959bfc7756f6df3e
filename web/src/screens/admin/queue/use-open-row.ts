import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Returns the key of a row: a price may be doubtful and contested at once. */
export const keyOf = ({ id, kind }: QueueItem): string => `${id} ${kind}`;

/** The open row: one at most. After the user's own decision the next one opens, but not when others decide. */
export function useOpenRow(rows: readonly QueueItem[], list: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<{ key: string; next?: string | undefined }>();
  const find = (key: string | undefined) => rows.findIndex((row) => keyOf(row) === key);
  const own = find(open?.key);
  const at = own === -1 ? find(open?.next) : own;
  return {
    /** Index of the open row; -1 for none. */
    at,
    toggle: (item: QueueItem) =>
      setOpen(find(keyOf(item)) === at ? undefined : { key: keyOf(item) }),
    close: () => setOpen(undefined),
    /** Opens the row after this one once this one is gone. */
    followed: (item: QueueItem) => {
      const from = find(keyOf(item));
      const next = rows[from + 1] ?? rows[from - 1];
      setOpen({ key: keyOf(item), next: next && keyOf(next) });
    },
    /** Opens a row of the list and focuses its card. */
    enter: (index: number) => {
      const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
      if (!row) return;
      flushSync(() => setOpen({ key: keyOf(row) }));
      list.current?.querySelector<HTMLElement>('article')?.focus();
    },
  };
}
