/**
 * The page's own names of fuels, by the ids that travel. The first screens name only categories (`category-names.ts`):
 * these names stay out of the entry.
 */
import type { FuelType } from '@pieno/contract/prices/fuels.ts';
import fuels from '~messages/fuel';
import { m } from '../paraglide/messages.js';

/** LPG and methane are called like their categories. */
const FUELS: Readonly<Record<number, () => string>> = {
  ...fuels,
  30: m.decade_30,
  40: m.decade_40,
};

/** Returns a fuel's name; that of the wire for a fuel that an import added. */
export function fuelName({ id, name }: Pick<FuelType, 'id' | 'name'>): string {
  return FUELS[id]?.() ?? name;
}
