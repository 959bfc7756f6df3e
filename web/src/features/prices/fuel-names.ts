/**
 * Italian names of the fuels, by id. The first screens need only categories
 * (`category-names.ts`), so these names stay out of the entry chunk.
 */
import type { FuelType } from '@pieno/contract/prices/fuels.ts';
import { m } from '../../paraglide/messages.js';

const FUELS: Readonly<Record<number, () => string>> = {
  10: m.fuel_10,
  11: m.fuel_11,
  12: m.fuel_12,
  13: m.fuel_13,
  14: m.fuel_14,
  15: m.fuel_15,
  20: m.fuel_20,
  21: m.fuel_21,
  22: m.fuel_22,
  23: m.fuel_23,
  24: m.fuel_24,
  25: m.fuel_25,
  26: m.fuel_26,
  27: m.fuel_27,
  30: m.decade_30,
  31: m.fuel_31,
  40: m.decade_40,
  41: m.fuel_41,
  42: m.fuel_42,
  43: m.fuel_43,
  50: m.fuel_50,
  51: m.fuel_51,
  100: m.fuel_100,
  101: m.fuel_101,
};

/** Returns a fuel's name; for fuels added by an import, the server's name. */
export function fuelName({ id, name }: Pick<FuelType, 'id' | 'name'>): string {
  return FUELS[id]?.() ?? name;
}
