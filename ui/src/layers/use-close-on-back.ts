import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers.ts';

/**
 * Lets the browser's Back close what lies over the page.
 * @param close closes it as its own button does; not called when something else closes it
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return openLayer({ close: () => onBack() });
  }, [isOpen]);
}
