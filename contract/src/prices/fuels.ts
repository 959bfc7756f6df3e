/**
 * Fuel categories ("decades") and fuel types, with their names, units and colours
 * (rule fuel-decades).
 */

export const DECADES = [10, 20, 30, 40, 50, 100] as const;
export type Decade = (typeof DECADES)[number];
/** The category of electricity: a petrol station sells it only if a source lists it. */
export const ELECTRIC = 50 satisfies Decade;

export const FUEL_MODES = ['self', 'served'] as const;
export type FuelMode = (typeof FUEL_MODES)[number];
export const FUEL_UNITS = ['litre', 'kilogram', 'kilowatt_hour'] as const;
export type FuelUnit = (typeof FUEL_UNITS)[number];
export const FUEL_GRADES = ['base', 'premium'] as const;
export type FuelGrade = (typeof FUEL_GRADES)[number];

/** A fuel as sold, with its decade, its mode (self or served) and its grade. */
export interface FuelType {
  id: number;
  name: string;
  color: string;
  unit: FuelUnit;
  decade: Decade;
  mode: FuelMode;
  grade: FuelGrade;
}

const DECADE_LABELS: Record<Decade, string> = {
  10: 'Benzina',
  20: 'Diesel',
  30: 'GPL',
  40: 'Metano',
  50: 'Elettrico',
  100: 'Altri Carburanti',
};

/** The text of a price's unit, e.g. "al litro" (rule fuel-units). */
export const UNIT_LABELS: Record<FuelUnit, string> = {
  litre: 'al litro',
  kilogram: 'al kg',
  kilowatt_hour: 'al kWh',
};

/** Each decade's colour on a light background. */
export const DECADE_COLORS: Record<Decade, string> = {
  10: '#15803d',
  20: '#b45309',
  30: '#0369a1',
  40: '#0f766e',
  50: '#6d28d9',
  100: '#64748b',
};

/** First id of the fuel types that imports add. */
export const FIRST_ADDED_FUEL_ID = 110;
/** First id of added fuel types with a known category and unit; those below have a name only. */
export const FIRST_SAID_FUEL_ID = 1_000;

/** The range of ids of the fuel types that are added to a category. */
export const addedFuelIds = (decade: Decade): { first: number; last: number } => ({
  first: decade * 1_000,
  last: decade * 1_000 + 999,
});

/** The units of each category; a price in another unit belongs to another product. */
const UNITS_OF: Record<Decade, readonly FuelUnit[]> = {
  10: ['litre'],
  20: ['litre'],
  30: ['litre'],
  40: ['kilogram'],
  50: ['kilowatt_hour'],
  100: ['litre', 'kilogram'],
};

/** Returns the units in which a category can be sold (rule fuel-units). */
export const unitsOf = (decade: Decade): readonly FuelUnit[] => UNITS_OF[decade];

/** True when `value` is one of the six decades. */
export function isDecade(value: number): value is Decade {
  return (DECADES as readonly number[]).includes(value);
}

/** Returns the decade's Italian label, or "Decade {n}" for any other number (rule ranking-parameter). */
export function decadeLabel(decade: number): string {
  return isDecade(decade) ? DECADE_LABELS[decade] : `Decade ${decade}`;
}

/**
 * Returns the decade of a fuel type's id: 10–19 petrol, 20–29 diesel … 100 and up others; of added ones 10,000 and up
 * petrol … 100,000 and up others (`addedFuelIds`).
 */
export function decadeOf(fuelTypeId: number): Decade {
  const size = fuelTypeId < FIRST_SAID_FUEL_ID ? 10 : 1_000;
  const decade = size === 10 ? Math.floor(fuelTypeId / 10) * 10 : Math.floor(fuelTypeId / size);
  return isDecade(decade) ? decade : 100;
}

const type = (
  id: number,
  name: string,
  mode: FuelMode,
  grade: FuelGrade = 'base',
  unit: FuelUnit = 'litre',
): FuelType => ({
  id,
  name,
  mode,
  grade,
  unit,
  decade: decadeOf(id),
  color: DECADE_COLORS[decadeOf(id)],
});

/** Marked as pure, so that bundles of the pages, which have their own names, omit the table. */
const predefined = (): FuelType[] => [
  type(10, 'Benzina Self', 'self'),
  type(11, 'Benzina Servito', 'served'),
  type(12, 'Benzina Premium Self', 'self', 'premium'),
  type(13, 'Benzina Premium Servito', 'served', 'premium'),
  type(14, 'Benzina 98+ ottani Self', 'self', 'premium'),
  type(15, 'Benzina 98+ ottani Servito', 'served', 'premium'),
  type(20, 'Diesel Self', 'self'),
  type(21, 'Diesel Servito', 'served'),
  type(22, 'Diesel Premium Self', 'self', 'premium'),
  type(23, 'Diesel Premium Servito', 'served', 'premium'),
  type(24, 'Diesel HVO Self', 'self', 'premium'),
  type(25, 'Diesel HVO Servito', 'served', 'premium'),
  type(26, 'Diesel Alpino Self', 'self', 'premium'),
  type(27, 'Diesel Alpino Servito', 'served', 'premium'),
  type(30, 'GPL', 'served'),
  type(31, 'GPL Self', 'self'),
  type(40, 'Metano', 'served', 'base', 'kilogram'),
  type(41, 'Metano Self', 'self', 'base', 'kilogram'),
  type(42, 'Metano L-GNC', 'served', 'premium', 'kilogram'),
  type(43, 'Metano L-GNC Self', 'self', 'premium', 'kilogram'),
  type(50, 'Elettrico AC', 'self', 'base', 'kilowatt_hour'),
  type(51, 'Elettrico DC', 'self', 'base', 'kilowatt_hour'),
  type(100, 'GNL', 'served', 'base', 'kilogram'),
  type(101, 'GNL Self', 'self', 'base', 'kilogram'),
];

/** The predefined fuel types. Imports add others with ids from `FIRST_ADDED_FUEL_ID`. */
export const FUEL_TYPES: readonly FuelType[] = /* @__PURE__ */ predefined();

/**
 * Plausible prices of a category in thousandths of a euro, unless settings override them: below `min` no fuel of it,
 * above `max` no first price of a base grade without a reference price. Other fuels (100) have no range.
 */
export const PRICE_BANDS = {
  10: { min: 1_200, max: 2_500 },
  20: { min: 1_200, max: 2_500 },
  30: { min: 450, max: 1_200 },
  40: { min: 900, max: 2_500 },
  50: { min: 200, max: 1_200 },
} as const satisfies Partial<Record<Decade, { min: number; max: number }>>;

/** Range of prices in thousandths of a euro, per unit; others are typing errors. Petrol of 102 octane costs 4,079. */
export const PRICE_RANGE: Record<FuelUnit, { min: number; max: number }> = {
  litre: { min: 300, max: 5_000 },
  kilogram: { min: 300, max: 5_000 },
  kilowatt_hour: { min: 50, max: 2_000 },
};
