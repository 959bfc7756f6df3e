import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { Tank } from '@pieno/contract/profile/tank.ts';
import type { AlertWish } from './alert-input.ts';

/**
 * Returns the wish for an alert at a station: for the own tank's fuel if sold there, else for
 * the first fuel sold; null if closed or without prices.
 */
export function wishAt(
  { business, prices, closed }: Pick<BusinessDetails, 'business' | 'prices' | 'closed'>,
  tank: Tank | null,
): AlertWish | null {
  const sold = new Set(prices.map(({ fuel_type }) => decadeOf(fuel_type.id)));
  const [first] = sold;
  if (closed || first === undefined) return null;
  const decade = tank && sold.has(tank.fuel) ? tank.fuel : first;
  const modes = new Set(
    prices
      .filter(({ fuel_type: { id } }) => decadeOf(id) === decade)
      .map((each) => each.fuel_type.mode),
  );
  const [only] = modes;
  const own = tank?.fuel === decade ? (tank.mode ?? undefined) : undefined;
  return { decade, mode: modes.size === 1 ? only : own, business };
}
