import { kilometresBetween } from '@pieno/contract/stations/distance.ts';
import { positionOf } from '@pieno/ui/map/position.ts';
import { useHere } from '../position/use-here.ts';

/**
 * Kilometres within which a visitor counts as at the station: the error of a phone's position
 * among roofs.
 */
const NEAR_KM = 1;

/**
 * Returns whether the visitor is near a station; undefined without a position. Computed here:
 * the position itself is never sent (rule report-near).
 */
export function useNear(latitude: number | null, longitude: number | null): boolean | undefined {
  const here = useHere();
  const there = positionOf(latitude, longitude);
  return here && there ? kilometresBetween(here, there) <= NEAR_KM : undefined;
}
