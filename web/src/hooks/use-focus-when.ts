import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element once it is there: what was pressed for it is gone by then. The element takes the focus
 * with `tabIndex={-1}`.
 */
export function useFocusWhen<Shown extends HTMLElement>(isShown: boolean) {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);
  return ref;
}
