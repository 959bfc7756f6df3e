import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a list whose items disappear when they are decided: it moves to the next item, or to `otherwise`
 * when the list is empty.
 * @param list its items take the focus with `tabIndex={-1}`
 * @param otherwise element that takes the focus when the list is empty
 * @param isSettled false while a decision is pending or a dialog is open
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
    // The visitor has moved the focus elsewhere meanwhile.
    if (active !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]') ?? [])];
    (rows[Math.min(index, rows.length - 1)] ?? otherwise.current)?.focus();
  });
  return (index) => {
    next.current = index;
  };
}
