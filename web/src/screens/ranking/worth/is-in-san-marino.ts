import type { Position } from '@pieno/contract/stations/distance.ts';
import { positionsOf } from '@pieno/ui/map/ground/outline-paths.ts';
import { BORDER } from '@pieno/ui/map/ground/outline.ts';

/** True for a place within the border as it is drawn, which is exact to some ten metres. */
export function isInSanMarino({ latitude, longitude }: Position): boolean {
  const border = positionsOf(BORDER);
  let isInside = false;
  for (const [index, a] of border.entries()) {
    const b = border[(index + 1) % border.length]!;
    if (a.latitude > latitude === b.latitude > latitude) continue;
    const share = (latitude - a.latitude) / (b.latitude - a.latitude);
    if (longitude < a.longitude + share * (b.longitude - a.longitude)) isInside = !isInside;
  }
  return isInside;
}
