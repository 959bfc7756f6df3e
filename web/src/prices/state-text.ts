import type { FuelPrice, StationState } from '@pieno/contract/prices.ts';
import { m } from '../paraglide/messages.js';
import { fuelName } from './fuel-names.ts';

const STATES = {
  sold_out: m.state_sold_out,
  closed: m.state_closed,
  charger_broken: m.state_charger_broken,
} as const;

/** What keeps somebody from filling up: 'Esaurito', with the fuel's name where several are shown. */
export function stateText(
  { state, fuel_type_id: id }: StationState,
  of: readonly FuelPrice[] = [],
): string {
  const fuel = of.find(({ fuel_type }) => fuel_type.id === id)?.fuel_type;
  return fuel ? `${STATES[state]()}: ${fuelName(fuel)}` : STATES[state]();
}
