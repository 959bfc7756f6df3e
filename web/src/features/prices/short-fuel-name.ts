import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { decadeName } from './category-names.ts';
import { fuelName } from './fuel-names.ts';

/**
 * Shortens a fuel's name for a list of its category: 'Benzina Self' → 'Self', 'Diesel HVO Self' → 'HVO Self'.
 * A name that consists of the category alone is returned unchanged.
 */
export function shortFuelName(fuel: FuelPrice['fuel_type']): string {
  const name = fuelName(fuel);
  const category = `${decadeName(decadeOf(fuel.id))} `;
  return name.startsWith(category) ? name.slice(category.length) : name;
}
