import type { closedText } from '@pieno/contract/stations/opening-words.ts';
import { useEffect } from 'react';
import { createStore, useStore } from '../../core/storage/store.ts';

export type ClosedText = typeof closedText;

/** Until it is there, and where it cannot be loaded, nothing is said of hours: the price stands without them. */
const loaded = createStore<{ closedText: ClosedText }>({ closedText: () => undefined });

/** Returns what says that a station is closed now (rule closed-now); loaded where hours are known, after the first paint. */
export function useClosedText(hasHours: boolean): ClosedText {
  useEffect(() => {
    if (!hasHours) return;
    import('@pieno/contract/stations/opening-words.ts').then(loaded.set, () => undefined);
  }, [hasHours]);
  return useStore(loaded).closedText;
}
