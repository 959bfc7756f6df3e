/** The page's own names of fuels, their categories and units, by the ids that travel. */
import type { Decade, FuelType, FuelUnit } from '@pieno/contract/fuels.ts';
import { m } from '../paraglide/messages.js';

const DECADES: Readonly<Record<Decade, () => string>> = {
  10: m.decade_10,
  20: m.decade_20,
  30: m.decade_30,
  40: m.decade_40,
  50: m.decade_50,
  100: m.decade_100,
};

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

const UNITS: Readonly<Record<FuelUnit, () => string>> = {
  litre: m.unit_litre,
  kilogram: m.unit_kilogram,
  kilowatt_hour: m.unit_kilowatt_hour,
};

/** Returns a category's name, or 'Decade {n}' for a number that is none (rule ranking-parameter). */
export function decadeName(decade: number): string {
  return DECADES[decade as Decade]?.() ?? m.decade_other({ number: decade });
}

/** Returns a fuel's name; that of the wire for a fuel that an import added. */
export function fuelName({ id, name }: Pick<FuelType, 'id' | 'name'>): string {
  return FUELS[id]?.() ?? name;
}

/** Returns the text for a price's unit, e.g. 'al litro'. */
export function unitName(unit: FuelUnit): string {
  return UNITS[unit]();
}
