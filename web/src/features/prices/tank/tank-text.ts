/** Texts and numbers of a tank. */
import { once } from '@pieno/contract/once.ts';
import { ELECTRIC, unitsOf, type FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { UNIT_SIGNS } from '@pieno/contract/prices/written/unit-signs.ts';
import type { Tank, TankFuel } from '@pieno/contract/profile/tank.ts';
import { m } from '../../../paraglide/messages.js';

const ASKED: Record<FuelUnit, () => string> = {
  litre: m.tank_ask_litre,
  kilogram: m.tank_ask_kilogram,
  kilowatt_hour: m.tank_ask_kilowatt_hour,
};
const AMOUNTS: Record<FuelUnit, () => string> = {
  litre: m.tank_amount_litre,
  kilogram: m.tank_amount_kilogram,
  kilowatt_hour: m.tank_amount_kilowatt_hour,
};
const numbers = once(() => new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 2 }));
/** Formats euros with two decimals. */
export const sums = once(
  () => new Intl.NumberFormat(m.locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const unitOf = (fuel: TankFuel): FuelUnit => unitsOf(fuel)[0]!;

/** The symbol of a fuel's unit: 'l', 'kg' or 'kWh'. */
export const unitSign = (fuel: TankFuel): string => UNIT_SIGNS[unitOf(fuel)];

/** Formats a number for its field: 5.5 → '5,5'. */
export const numberText = (value: number): string => numbers().format(value);

/** An amount in a fuel's unit: '45 l', '15 kg', '40 kWh'. */
export const amountText = (value: number, unit: FuelUnit): string =>
  `${numberText(value)}\u00a0${UNIT_SIGNS[unit]}`;

/** Formats a sum: `77.67` → '€ 77,67'. */
export const sumText = (euro: number): string => `€\u00a0${sums().format(euro)}`;

/** One fill, on one line: 'Pieno da 45 l', 'Ricarica da 40 kWh'. */
export function fillText({ fuel, litres }: Pick<Tank, 'fuel' | 'litres'>): string {
  const amount = amountText(litres, unitOf(fuel));
  return fuel === ELECTRIC ? m.tank_charge({ amount }) : m.tank_fill({ amount });
}

/** Question for the amount of one fill. */
export const askText = (fuel: TankFuel): string => ASKED[unitOf(fuel)]();

/** Label of the amount's field. */
export const amountLabel = (fuel: TankFuel): string => AMOUNTS[unitOf(fuel)]();

/**
 * Reads a typed number: '5,5', '5.5' and ' 5 ' are numbers.
 * @returns null if not a number, or out of bounds
 */
export function readNumber(
  text: string,
  { min, max }: { min: number; max: number },
): number | null {
  const typed = text.trim();
  const value = /^\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
  return value >= min && value <= max ? value : null;
}
