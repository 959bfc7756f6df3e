import { decadeLabel, decadeOf } from '@pieno/contract/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';

/**
 * A fuel's name beside others of its category: 'Benzina Self' → 'Self', 'Diesel HVO Self' → 'HVO Self'.
 * A name that is only the category's stays whole.
 */
export function shortFuelName({ id, name }: FuelPrice['fuel_type']): string {
  const category = `${decadeLabel(decadeOf(id))} `;
  return name.startsWith(category) ? name.slice(category.length) : name;
}
