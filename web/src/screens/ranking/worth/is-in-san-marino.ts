import type { Position } from '@pieno/contract/stations/distance.ts';
import { positionsOf } from '@pieno/ui/map/ground/outline-paths.ts';
import { BORDER } from '@pieno/ui/map/ground/outline.ts';
import { toPoint } from '../../../features/position/ways/roads.ts';
import { isCovered } from '../../../features/position/ways/snap.ts';

const cover = positionsOf(BORDER).map(toPoint);

/** True for a place within the border as drawn, accurate to some ten metres. */
export const isInSanMarino = (place: Position): boolean => isCovered({ cover }, toPoint(place));
