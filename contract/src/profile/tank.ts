/**
 * A person's usual fill (rule own-tank): stored on the phone, and for registered users in their settings. Nobody else
 * sees it, and no answer of the server depends on it.
 */
import type { FuelMode } from '../prices/fuels.ts';
import { isSoldBothWays } from './sold-both-ways.ts';

/** The categories that a car is filled up with. */
export const TANK_FUELS = [10, 20, 30, 40, 50] as const;
export type TankFuel = (typeof TANK_FUELS)[number];

/** Size of one fill: litres, kilograms of methane, or kilowatt hours. */
export const TANK_LITRES = { min: 1, max: 200 } as const;
/** In the same unit per 100 kilometres. */
export const TANK_CONSUMPTION = { min: 1, max: 60 } as const;

export interface Tank {
  fuel: TankFuel;
  /** Null for any mode, or for a fuel that is sold in one mode only. */
  mode: FuelMode | null;
  /** In the unit of the fuel: litres, kilograms of methane, kilowatt hours. */
  litres: number;
  /** In the unit of the fuel per 100 kilometres. */
  consumption: number;
  smac: boolean;
}

/** Proposed values for an ordinary car of each fuel. */
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

/** Returns the proposed tank for a fuel. @param mode the mode of the visited page, if any */
export const proposedTank = (fuel: TankFuel, mode: FuelMode | null = null): Tank => ({
  fuel,
  mode,
  ...PROPOSED[fuel],
  smac: false,
});

/**
 * Computes the cost of a fill at the pump.
 * @param price euros per unit
 * @returns euros, not rounded
 */
export const fillCost = (tank: Pick<Tank, 'litres'>, price: number): number => tank.litres * price;

/** Stated fields of a tank; missing and null fields are not stated. */
type StatedTank = { readonly [Field in keyof Tank]?: Tank[Field] | null | undefined };

/**
 * Applies a change to a tank. Fields that are not stated stay as they are, or get the proposed values for a new fuel. A
 * mode is dropped when the fuel is not sold in both.
 * @param kept the previous tank; null without one
 * @returns null when the tank is removed; undefined when no fuel is known
 */
export function changedTank(kept: Tank | null, stated: StatedTank): Tank | null | undefined {
  const { fuel = kept?.fuel } = stated;
  if (fuel === null || fuel === undefined) return fuel;
  const base = kept?.fuel === fuel ? kept : { ...proposedTank(fuel), smac: kept?.smac ?? false };
  const mode = stated.mode === undefined ? base.mode : stated.mode;
  return {
    fuel,
    mode: isSoldBothWays(fuel) ? mode : null,
    litres: stated.litres ?? base.litres,
    consumption: stated.consumption ?? base.consumption,
    smac: stated.smac ?? base.smac,
  };
}
