import type { Position } from '@pieno/contract/stations/distance.ts';
import { useEffect } from 'react';
import type { BuiltInMap } from './built-in-map.ts';

/** Keeps street names off the pins. */
export function useKeepClear(builtIn: BuiltInMap | undefined, pins: readonly Position[]): void {
  // Compared by value: each rendering creates a new list.
  const places = JSON.stringify(pins.map(({ latitude, longitude }) => ({ latitude, longitude })));
  useEffect(() => {
    builtIn?.show({ marks: JSON.parse(places) as Position[] });
  }, [builtIn, places]);
}
