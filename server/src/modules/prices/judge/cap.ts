/** The cap on what drivers' words do in a day (rule report-cap, decision 0050): pure functions. */
import { isFarFrom } from './distance.ts';
import type { GateLimits } from './gate-limits.ts';

/** A station at which drivers' words gave or took a rank or a medal, in a category. */
export interface DriverMove {
  stationId: number;
  decade: number;
  /** The areas in which it may rank. */
  areas: readonly string[];
}

/** True where as many other stations as the cap allows were moved in the category, in one of the areas. */
export const isOverCap = (
  moves: readonly DriverMove[],
  { stationId, decade, areas }: DriverMove,
  { capStations }: Pick<GateLimits, 'capStations'>,
): boolean =>
  areas.some((area) => {
    const others = moves.filter(
      (move) => move.decade === decade && move.areas.includes(area) && move.stationId !== stationId,
    );
    return new Set(others.map((move) => move.stationId)).size >= capStations;
  });

/** What the belt's median of a fuel was a day ago and is now, in thousandths of a euro; undefined where it is not known. */
export interface BeltDay {
  before: number | undefined;
  now: number | undefined;
}

/**
 * True for a price that the cap leaves free: the belt has jumped within a day, and the price is near the base as it moved.
 * @param moved the base as it moved with the belt, in thousandths of a euro
 */
export const isAfterJump = (
  price: number,
  moved: number | undefined,
  { before, now }: BeltDay,
  { jumpPermille, freePermille }: Pick<GateLimits, 'jumpPermille' | 'freePermille'>,
): boolean =>
  before !== undefined &&
  now !== undefined &&
  moved !== undefined &&
  isFarFrom(now, before, jumpPermille) &&
  !isFarFrom(price, moved, freePermille);
