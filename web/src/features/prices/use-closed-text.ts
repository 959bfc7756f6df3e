import type { closedText } from '@pieno/contract/stations/opening-text.ts';
import { useEffect } from 'react';
import { createStore, useStore } from '../../core/storage/store.ts';

export type ClosedText = typeof closedText;

/** Returns nothing until loaded: prices then appear without opening hours. */
const loaded = createStore<{ closedText: ClosedText }>({ closedText: () => undefined });

/**
 * Returns the function that checks whether a station is closed now (rule closed-now); loaded
 * after the first paint if hours are known.
 */
export function useClosedText(hasHours: boolean): ClosedText {
  useEffect(() => {
    if (!hasHours) return;
    import('@pieno/contract/stations/opening-text.ts').then(loaded.set, () => undefined);
  }, [hasHours]);
  return useStore(loaded).closedText;
}
