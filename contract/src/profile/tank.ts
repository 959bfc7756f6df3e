/**
 * What somebody usually fills up (rule own-tank): kept on the phone, for registered users in their settings too. It is told
 * to nobody else, and no answer of the server depends on it.
 */
import type { FuelMode } from '../prices/fuels.ts';
import { isSoldBothWays } from './sold-both-ways.ts';

/** The categories that a car is filled up with. */
export const TANK_FUELS = [10, 20, 30, 40, 50] as const;
export type TankFuel = (typeof TANK_FUELS)[number];

/** Litres, or kilograms of methane, or kilowatt hours: what one fill takes. */
export const TANK_LITRES = { min: 1, max: 200 } as const;
/** The same unit for 100 kilometres. */
export const TANK_CONSUMPTION = { min: 1, max: 60 } as const;

export interface Tank {
  fuel: TankFuel;
  /** Null where it does not matter, or where the fuel is sold in one way alone. */
  mode: FuelMode | null;
  /** In the unit of the fuel: litres, kilograms of methane, kilowatt hours. */
  litres: number;
  /** In the unit of the fuel for 100 kilometres. */
  consumption: number;
  /** Whether its owner has a SMaC card. */
  smac: boolean;
}

/** What is proposed for a fuel before anybody has said it: an ordinary car of that fuel. */
const PROPOSED: Record<TankFuel, Pick<Tank, 'litres' | 'consumption'>> = {
  10: { litres: 45, consumption: 6.5 },
  20: { litres: 45, consumption: 5.5 },
  30: { litres: 45, consumption: 8.5 },
  40: { litres: 15, consumption: 4.5 },
  50: { litres: 40, consumption: 17 },
};

/** True for a category that a car is filled up with. */
export const isTankFuel = (decade: number): decade is TankFuel =>
  (TANK_FUELS as readonly number[]).includes(decade);

/**
 * Returns what is proposed for a fuel.
 * @param mode the mode that was looked at, if one was
 */
export const proposedTank = (fuel: TankFuel, mode: FuelMode | null = null): Tank => ({
  fuel,
  mode,
  ...PROPOSED[fuel],
  smac: false,
});

/**
 * Computes what a fill costs at the pump.
 * @param price euros for a unit
 * @returns euros, not rounded
 */
export const fillCost = (tank: Pick<Tank, 'litres'>, price: number): number => tank.litres * price;

/** A tank as it is said: what is missing or null is not said. */
type SaidTank = { readonly [Field in keyof Tank]?: Tank[Field] | null | undefined };

/**
 * Computes the tank after somebody has said something of it: what is not said stays, or is proposed where the fuel is new. A
 * mode in which the fuel is not sold apart is dropped.
 * @param kept the tank of before; null where there is none
 * @returns null where it is taken away; undefined where nobody has said of which fuel it is
 */
export function changedTank(kept: Tank | null, said: SaidTank): Tank | null | undefined {
  const { fuel = kept?.fuel } = said;
  if (fuel === null || fuel === undefined) return fuel;
  const base = kept?.fuel === fuel ? kept : { ...proposedTank(fuel), smac: kept?.smac ?? false };
  const mode = said.mode === undefined ? base.mode : said.mode;
  return {
    fuel,
    mode: isSoldBothWays(fuel) ? mode : null,
    litres: said.litres ?? base.litres,
    consumption: said.consumption ?? base.consumption,
    smac: said.smac ?? base.smac,
  };
}
