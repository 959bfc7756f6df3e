import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element once it is there: what was pressed for it is gone by then. The element takes the focus
 * with `tabIndex={-1}`. Whoever types elsewhere meanwhile stays there: then it is announced by its role alone.
 */
export function useFocusWhen<Shown extends HTMLElement>(isShown: boolean) {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (isShown && !document.activeElement?.matches('input, textarea, select'))
      ref.current?.focus();
  }, [isShown]);
  return ref;
}
