/** Italian names of the fuel categories and units, by id. */
import type { Decade, FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { m } from '../../paraglide/messages.js';

const DECADES: Readonly<Record<Decade, () => string>> = {
  10: m.decade_10,
  20: m.decade_20,
  30: m.decade_30,
  40: m.decade_40,
  50: m.decade_50,
  100: m.decade_100,
};

const UNITS: Readonly<Record<FuelUnit, () => string>> = {
  litre: m.unit_litre,
  kilogram: m.unit_kilogram,
  kilowatt_hour: m.unit_kilowatt_hour,
};

/** Returns a category's name, or 'Decade {n}' for an unknown number (rule ranking-parameter). */
export function decadeName(decade: number): string {
  return DECADES[decade as Decade]?.() ?? m.decade_other({ number: decade });
}

/** Returns the text for a price's unit, e.g. 'al litro'. */
export function unitName(unit: FuelUnit): string {
  return UNITS[unit]();
}
