import type { FuelUnit } from '../fuels.ts';

/** A unit's sign, as it stands behind an amount: '45 l'. */
export const UNIT_SIGNS: Record<FuelUnit, string> = {
  litre: 'l',
  kilogram: 'kg',
  kilowatt_hour: 'kWh',
};
