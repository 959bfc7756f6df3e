import { concerns, lastingAt } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice, StationState } from '@pieno/contract/prices/prices.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from './fuel-names.ts';

export const STATE_TEXTS = {
  sold_out: m.state_sold_out,
  closed: m.state_closed,
  charger_broken: m.state_charger_broken,
  out_of_service: m.state_out_of_service,
} as const;

/** For states without effect on the rank, as their reporter is not trusted. */
const REPORTED_TEXTS = {
  sold_out: m.state_said_sold_out,
  closed: m.state_said_closed,
  charger_broken: m.state_said_charger_broken,
  out_of_service: m.state_out_of_service,
} as const;

/**
 * Why a driver cannot fill up: 'Esaurito', 'Segnalato esaurito', with the fuel's name if
 * several are shown.
 */
export function stateText(
  { state, fuel_type_id: id, counts }: StationState,
  of: readonly FuelPrice[] = [],
): string {
  const text = (counts ? STATE_TEXTS : REPORTED_TEXTS)[state]();
  const fuel = of.find(({ fuel_type }) => fuel_type.id === id)?.fuel_type;
  return fuel ? `${text}: ${fuelName(fuel)}` : text;
}

/** Returns the state that prevents buying a fuel at a time; states that count come first. */
export function stateOf(
  fuel: Parameters<typeof concerns>[1],
  states: readonly StationState[] | undefined,
  now: Date,
): StationState | undefined {
  const lasting = lastingAt(states, now).filter((state) => concerns(state, fuel));
  return lasting.find(({ counts }) => counts) ?? lasting[0];
}
