import { kilometresBetween } from '@pieno/contract/stations/distance.ts';
import { positionOf } from '@pieno/ui/map/position.ts';
import { useHere } from '../position/use-here.ts';

/** Kilometres within which somebody stands at a station: what a phone among roofs may be wrong by. */
const NEAR_KM = 1;

/**
 * Tells whether the visitor stands near a station, where a position was given; undefined otherwise. It is decided here:
 * the position itself never travels (rule report-near).
 */
export function useNear(latitude: number | null, longitude: number | null): boolean | undefined {
  const here = useHere();
  const there = positionOf(latitude, longitude);
  return here && there ? kilometresBetween(here, there) <= NEAR_KM : undefined;
}
