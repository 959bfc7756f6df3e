import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers.ts';

/**
 * Lets the browser's Back close a layer.
 * @param close does the same as the layer's close button; not called when the layer closes in another way
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return openLayer({ close: () => onBack() });
  }, [isOpen]);
}
