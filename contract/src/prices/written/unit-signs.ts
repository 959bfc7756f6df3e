import type { FuelUnit } from '../fuels.ts';

/** The sign of a unit after an amount: '45 l'. */
export const UNIT_SIGNS: Record<FuelUnit, string> = {
  litre: 'l',
  kilogram: 'kg',
  kilowatt_hour: 'kWh',
};
