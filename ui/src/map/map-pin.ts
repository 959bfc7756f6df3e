import type { FuelUnit } from '@pieno/contract/fuels.ts';
import { priceText } from '../price-text.ts';
import type { Position } from '@pieno/contract/distance.ts';
import { positionOf } from './position.ts';

/** One station on a map. */
export interface MapPin {
  id: number;
  name: string;
  /** Degrees; a pin without valid coordinates is left out (spec §5). */
  latitude: number | null;
  longitude: number | null;
  /** Where a tap leads: a path of this product. */
  to?: string | undefined;
  /** Rank, from 1; the first three have a medal. */
  rank?: number | null | undefined;
  /** Euro per unit; shown beside the medal, and part of the accessible name. */
  price?: number | undefined;
  unit?: FuelUnit | undefined;
  /** The price has to be confirmed: drawn hatched, without a medal. */
  stale?: boolean | undefined;
  /** CSS colour of a drop, which marks a place without ranking it. */
  color?: string | undefined;
  /** Accessible name, instead of the station's name and price. */
  label?: string | undefined;
}

/** A pin that can be drawn. */
export type PlacedPin = MapPin & Position;

/** Returns the pins that can be drawn: those without valid non-zero coordinates are left out (spec §5). */
export function placedPins(pins: readonly MapPin[]): PlacedPin[] {
  return pins.flatMap((pin) => {
    const position = positionOf(pin.latitude, pin.longitude);
    return position ? [{ ...pin, ...position }] : [];
  });
}

const METALS = ['gold', 'silver', 'bronze'] as const;
type Metal = (typeof METALS)[number] | 'other';

/**
 * Returns the metal of a pin: gold, silver and bronze for the ranks 1 to 3, otherwise blue (spec §9); a stale
 * price has no rank.
 */
export function metalOf({ rank, stale }: Pick<MapPin, 'rank' | 'stale'>): Metal {
  return (stale ? undefined : METALS[(rank ?? 0) - 1]) ?? 'other';
}

/** Returns the accessible name of a pin: 'Tamoil, € 1,669 al litro'. */
export function pinLabel({ label, name, price, unit = 'litre' }: MapPin): string {
  return label ?? (price === undefined ? name : `${name}, ${priceText(price, unit)}`);
}
