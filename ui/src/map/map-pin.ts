import type { FuelUnit } from '@pieno/contract/fuels.ts';
import { priceText } from '../price-text.ts';
import type { Position } from '@pieno/contract/distance.ts';
import { positionOf } from './position.ts';

/** One station on a map. */
export interface MapPin {
  id: number;
  name: string;
  /** Degrees; a pin without valid ones is left out (spec §5). */
  latitude: number | null;
  longitude: number | null;
  /** Where a tap leads, a path of this product. */
  to?: string | undefined;
  /** Place in the ranking, from 1; the first three wear a medal. */
  rank?: number | null | undefined;
  /** Euro per unit; stands beside the medal and is said aloud. */
  price?: number | undefined;
  unit?: FuelUnit | undefined;
  /** A price that waits for confirmation: drawn hatched, without a medal. */
  stale?: boolean | undefined;
  /** CSS colour of a drop, which marks a place without ranking it. */
  color?: string | undefined;
  /** What the marker says aloud instead of name and price. */
  label?: string | undefined;
}

/** A pin that can be drawn. */
export type PlacedPin = MapPin & Position;

/** The pins that can be drawn: those without valid non-zero coordinates are left out (spec §5). */
export function placedPins(pins: readonly MapPin[]): PlacedPin[] {
  return pins.flatMap((pin) => {
    const position = positionOf(pin.latitude, pin.longitude);
    return position ? [{ ...pin, ...position }] : [];
  });
}

const METALS = ['gold', 'silver', 'bronze'] as const;
type Metal = (typeof METALS)[number] | 'other';

/** The first three places are gold, silver and bronze, all others blue (spec §9); a stale price has no place. */
export function metalOf({ rank, stale }: Pick<MapPin, 'rank' | 'stale'>): Metal {
  return (stale ? undefined : METALS[(rank ?? 0) - 1]) ?? 'other';
}

/** What a pin says aloud: 'Tamoil, € 1,669 al litro'. */
export function pinLabel({ label, name, price, unit = 'litre' }: MapPin): string {
  return label ?? (price === undefined ? name : `${name}, ${priceText(price, unit)}`);
}
