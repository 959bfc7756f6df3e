/** The families of fuels, recognised by the words of a name (rule fuel-families). */
import type { Selectable } from 'kysely';
import {
  addedFuelIds,
  ELECTRIC,
  type Decade,
  type FuelUnit,
} from '@pieno/contract/prices/fuels.ts';
import type { FuelType } from '../../../db/schema.gen.ts';

/** The facts of a fuel that make its prices comparable. */
export type FuelKind = Pick<Selectable<FuelType>, 'decade' | 'unit' | 'grade'>;

export interface FuelFamily extends FuelKind {
  /** The range of its first prices in thousandths of a euro, when it differs from that of the category. */
  range?: { min: number; max: number };
}

/** The words of each family. A family's only fuel that is comparable with its category has the grade 'base'. */
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

/** Words that make a name another fuel, or something not for cars. */
const ANOTHER =
  /^(miscel\w*|mix|blend|additiv\w*|adblue|urea|agricol\w*|nautic\w*|marin\w*|riscaldament\w*|denaturat\w*)$/u;

/**
 * Finds the family of a fuel's name, if its words name exactly one and no other fuel.
 * @param name as a source writes it, or of a fuel type; case, accents and punctuation do not matter
 */
export function familyOf(name: string): FuelFamily | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  const found = new Set(
    words.flatMap((word) => FAMILIES.filter(([sign]) => sign.test(word)).map(([, kind]) => kind)),
  );
  // Liquefied methane: sold as a gas it is methane ("L-GNC"), as a liquid LNG.
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
 * Returns the kind of a fuel that an administrator describes. All methane by the kilogram and all electricity by the
 * kilowatt hour is comparable; another new fuel is premium and takes no rank from the usual ones.
 */
export const definedKind = (decade: Decade, unit: FuelUnit): FuelKind => ({
  decade,
  unit,
  grade: decade === 40 || decade === ELECTRIC ? 'base' : 'premium',
});

/** A wide range for a fuel of another kind: the administrator saw its prices. */
export const OF_ANOTHER = { min: 300, max: 30_000 };

/**
 * Returns the range of a fuel's first prices in thousandths of a euro: that of its family, or a wide one for a fuel
 * that an administrator described. Undefined when that of the category applies.
 */
export function rangeOf(fuel: { id: number; name: string; decade: Decade; unit: FuelUnit }) {
  const family = familyOf(fuel.name);
  if (family?.unit === fuel.unit && family.decade === fuel.decade) return family.range;
  return fuel.id >= addedFuelIds(100).first ? OF_ANOTHER : undefined;
}
