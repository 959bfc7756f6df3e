import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a list whose items go once they are decided: it moves to the item that follows, or to what stands
 * for the list when there is none.
 * @param list its items take the focus with `tabIndex={-1}`
 * @param otherwise what takes the focus when the list is empty
 * @param isSettled false while something is being decided, or a dialog is open
 * @returns the function to call with the decided item's index
 */
export function useFocusNext(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
  isSettled: boolean,
): (index: number) => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    const active = document.activeElement;
    // Until the item is gone, the focus is still in it.
    if (!isSettled || next.current === null || list.current?.contains(active)) return;
    const index = next.current;
    next.current = null;
    // Whoever has gone elsewhere meanwhile stays there.
    if (active !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]') ?? [])];
    (rows[Math.min(index, rows.length - 1)] ?? otherwise.current)?.focus();
  });
  return (index) => {
    next.current = index;
  };
}
