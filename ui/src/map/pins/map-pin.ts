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
  /** Target of a tap: a product path. */
  to?: string | undefined;
  /** From 1; the first three have a medal. */
  rank?: number | null | undefined;
  /** Number of stations with this rank: if too many share it, none has a metal. */
  sharing?: number | undefined;
  /** Euro per unit; shown beside the medal and part of the accessible name. */
  price?: number | undefined;
  /** Whether the price is shown; by default, for the first three. */
  labelled?: boolean | undefined;
  unit?: FuelUnit | undefined;
  /** The text of the unit; Italian by default. */
  unitText?: string | undefined;
  /** The price needs confirmation: drawn hatched, without a medal. */
  stale?: boolean | undefined;
  /** The price is unknown: drawn hollow. */
  unknown?: boolean | undefined;
  /** CSS colour of a drop, which marks a place without a rank. */
  color?: string | undefined;
  /** Accessible name, instead of name and price. */
  label?: string | undefined;
}

export type PlacedPin = MapPin & Position;

/** Leaves out pins without valid non-zero coordinates (rule station-coordinates). */
export function placedPins(pins: readonly MapPin[]): PlacedPin[] {
  return pins.flatMap((pin) => {
    const position = positionOf(pin.latitude, pin.longitude);
    return position ? [{ ...pin, ...position }] : [];
  });
}

/** Returns the metal of a pin's rank; a stale price has none. */
export function pinMetal({
  rank,
  sharing,
  stale,
}: Pick<MapPin, 'rank' | 'sharing' | 'stale'>): Metal {
  return metalOf(stale ? null : rank, sharing);
}

/** Returns a pin's accessible name: 'Tamoil, € 1,669 al litro'. */
export function pinLabel({ label, name, price, unit = 'litre', unitText }: MapPin): string {
  const unitLabel = unitText ?? UNIT_LABELS[unit];
  return label ?? (price === undefined ? name : `${name}, ${priceText(price, unitLabel)}`);
}
