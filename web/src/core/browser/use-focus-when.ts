import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when it appears, because the pressed control is gone by then. The element takes the
 * focus with `tabIndex={-1}`. If the visitor has focused something else meanwhile, the focus stays there and only the
 * element's role announces it.
 */
export function useFocusWhen<Shown extends HTMLElement>(isShown: boolean) {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (isShown && !document.activeElement?.matches('input, textarea, select'))
      ref.current?.focus();
  }, [isShown]);
  return ref;
}
