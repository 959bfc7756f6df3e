import { UNIT_LABELS, type FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { priceText } from '../../price/price-text.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { metalOf, type Metal } from '@pieno/contract/prices/medals.ts';
import { positionOf } from '../position.ts';

/** One station on a map. */
export interface MapPin {
  id: number;
  name: string;
  /** Degrees; a pin without valid coordinates is left out (rule station-coordinates). */
  latitude: number | null;
  longitude: number | null;
  /** Where a tap leads: a path of this product. */
  to?: string | undefined;
  /** Rank, from 1; the first three have a medal. */
  rank?: number | null | undefined;
  /** Number of stations with this rank: too many wear no medal. */
  sharing?: number | undefined;
  /** Euro per unit; shown beside the medal, and part of the accessible name. */
  price?: number | undefined;
  /** Whether the price is shown; without it those of the first three are. */
  labelled?: boolean | undefined;
  unit?: FuelUnit | undefined;
  /** The words for the unit; Italian without them. */
  unitText?: string | undefined;
  /** The price has to be confirmed: drawn hatched, without a medal. */
  stale?: boolean | undefined;
  /** The station's price is not known: drawn hollow. */
  unknown?: boolean | undefined;
  /** CSS colour of a drop, which marks a place without ranking it. */
  color?: string | undefined;
  /** Accessible name, instead of the station's name and price. */
  label?: string | undefined;
}

/** A pin that can be drawn. */
export type PlacedPin = MapPin & Position;

/**
 * Returns the pins that can be drawn: those without valid non-zero coordinates are left out (rule station-coordinates).
 */
export function placedPins(pins: readonly MapPin[]): PlacedPin[] {
  return pins.flatMap((pin) => {
    const position = positionOf(pin.latitude, pin.longitude);
    return position ? [{ ...pin, ...position }] : [];
  });
}

/** Returns the metal of a pin, by its rank; a stale price has none. */
export function pinMetal({
  rank,
  sharing,
  stale,
}: Pick<MapPin, 'rank' | 'sharing' | 'stale'>): Metal {
  return metalOf(stale ? null : rank, sharing);
}

/** Returns the accessible name of a pin: 'Tamoil, € 1,669 al litro'. */
export function pinLabel({ label, name, price, unit = 'litre', unitText }: MapPin): string {
  const words = unitText ?? UNIT_LABELS[unit];
  return label ?? (price === undefined ? name : `${name}, ${priceText(price, words)}`);
}
