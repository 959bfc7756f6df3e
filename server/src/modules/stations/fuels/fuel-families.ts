/** The families of fuels that a name tells by its words (rule fuel-families). */
import type { Selectable } from 'kysely';
import { addedFuelIds, type Decade, type FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { FuelType } from '../../../db/schema.gen.ts';

/** What has to be known of a fuel before its prices say anything. */
export type FuelKind = Pick<Selectable<FuelType>, 'decade' | 'unit' | 'grade'>;

export interface FuelFamily extends FuelKind {
  /** The range of its first prices in thousandths of a euro, where that of its category does not fit. */
  range?: { min: number; max: number };
}

/** The words that tell a family. What it alone makes comparable with its category is its base grade. */
const FAMILIES: readonly (readonly [RegExp, FuelFamily])[] = [
  [/^(bio)?(gnl|lng)$/u, { decade: 100, unit: 'kilogram', grade: 'base' }],
  [/^((bio)?(metano|gnc|cng|lgnc|lcng))$/u, { decade: 40, unit: 'kilogram', grade: 'base' }],
  [
    /^(idrogeno|hydrogen|h2)$/u,
    { decade: 100, unit: 'kilogram', grade: 'premium', range: { min: 5_000, max: 30_000 } },
  ],
  [
    /^(elettric\w*|ricaric\w*|kwh|colonnin\w*)$/u,
    { decade: 50, unit: 'kilowatt_hour', grade: 'base' },
  ],
  [/^(bio)?benzina$/u, { decade: 10, unit: 'litre', grade: 'premium' }],
  [/^(\w*diesel|gasolio|biogasolio|hvo\d*)$/u, { decade: 20, unit: 'litre', grade: 'premium' }],
  [/^(bio)?(gpl|lpg)$/u, { decade: 30, unit: 'litre', grade: 'premium' }],
];
const [[, LIQUEFIED], [, METHANE]] = FAMILIES as [[RegExp, FuelFamily], [RegExp, FuelFamily]];

/** Words that make of a fuel another one, or something that is not for a car. */
const ANOTHER =
  /^(miscel\w*|mix|blend|additiv\w*|adblue|urea|agricol\w*|nautic\w*|marin\w*|riscaldament\w*|denaturat\w*)$/u;

/**
 * Finds the family that a fuel's name tells: one alone, and no word that makes it another fuel.
 * @param name as a source writes it, or that of a fuel type; case, accents and punctuation do not matter
 */
export function familyOf(name: string): FuelFamily | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  const found = new Set(
    words.flatMap((word) => FAMILIES.filter(([sign]) => sign.test(word)).map(([, kind]) => kind)),
  );
  // Methane carried as a liquid: pumped as a gas it is methane ("L-GNC"), as a liquid LNG.
  if (found.has(METHANE) && words.some((word) => /^(liquid|liquefatt)\w*$/u.test(word))) {
    found.delete(METHANE);
    found.add(LIQUEFIED);
  }
  const [family] = found;
  if (found.size !== 1 || words.some((word) => ANOTHER.test(word))) return undefined;
  return family === METHANE && words.some((word) => /^(l|lgnc|lcng)$/u.test(word))
    ? { ...METHANE, grade: 'premium' }
    : family;
}

/**
 * What an administrator's word makes of a fuel. By the kilogram every methane and by the kilowatt hour all electricity is
 * comparable; any other fuel that nobody knew is a special one, which takes no rank from the usual.
 */
export const kindSaid = (decade: Decade, unit: FuelUnit): FuelKind => ({
  decade,
  unit,
  grade: decade === 40 || decade === 50 ? 'base' : 'premium',
});

/** What is said of another fuel nobody can foresee: its prices were seen when it was said. */
export const OF_ANOTHER = { min: 300, max: 30_000 };

/**
 * Returns the range of a fuel's first prices in thousandths of a euro, where it has one of its own: that of its family, and
 * a wide one for another fuel by an administrator's word.
 */
export function rangeOf(fuel: { id: number; name: string; decade: Decade; unit: FuelUnit }) {
  const family = familyOf(fuel.name);
  if (family?.unit === fuel.unit && family.decade === fuel.decade) return family.range;
  return fuel.id >= addedFuelIds(100).first ? OF_ANOTHER : undefined;
}
