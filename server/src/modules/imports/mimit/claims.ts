/** Chooses the rows of the price file that become claims. */
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { dateProblem } from '../../prices/evaluate/claim-date.ts';
import { isWithin, ownRange, type Range } from '../../prices/evaluate/gate-limits.ts';
import { mediansBy } from '../../../median.ts';
import { familyOf, OF_ANOTHER } from '../../stations/fuels/fuel-families.ts';
import type { Reason, Reject } from '../runs/reasons.ts';
import type { Beyond } from '../runs/report.ts';
import { comparisonKey } from './names/brand.ts';
import type { FuelMedian, MinistryClaim, ReaderLimits, UnknownFuel } from './mimit-contents.ts';
import { addedFuelName, knownFuel } from './fuel-names.ts';
import type { PriceRow } from './prices.ts';

export interface Claims {
  claims: MinistryClaim[];
  /**
   * By fuel, with one plausible row per station: of all stations, and of the kept ones only. The gate doubts claims by
   * the first.
   */
  medians: FuelMedian[];
  belt: FuelMedian[];
  unknownFuels: UnknownFuel[];
  rejects: Reject[];
  /** Rows of stations that are not kept. */
  beyond: Beyond;
}

/** The place of a row's station; undefined when it is not in the registry. */
export type Place = 'kept' | keyof Beyond | undefined;

const TYPES = new Map(FUEL_TYPES.map((type) => [type.id, type]));

/**
 * Converts the price rows of kept stations to claims, without those missing in the registry and without second products
 * of the same fuel type at a station: a credible price is kept first, then the newer, then the cheaper. The gate
 * decides whether a price is accepted.
 */
export function chooseClaims(
  rows: readonly PriceRow[],
  placeOf: (station: string) => Place,
  now: Date,
  file: string,
  limits: ReaderLimits,
): Claims {
  const rejects: Reject[] = [];
  const reject = (reason: Reason, { line, row }: MinistryClaim): void => {
    rejects.push({ subject: 'prices', file, line, reason, row });
  };
  const unknown = new Map<string, UnknownFuel>();
  const ranges = new Map<number | string, Range>();
  const isCredible = ({ fuel, price, observedAt }: MinistryClaim): boolean =>
    isWithin(price, ranges.get(fuel)!) && dateProblem(observedAt, now) === undefined;
  const beyond = { outside: 0, unplaced: 0 };
  const chosen = new Map<string, MinistryClaim>();
  for (const row of rows) {
    const claim = toClaim(row, unknown);
    const place = placeOf(claim.station);
    if (!place) {
      reject('orphan', claim);
      continue;
    }
    if (place !== 'kept') beyond[place] += 1;
    if (!ranges.has(claim.fuel)) ranges.set(claim.fuel, rangeOf(claim.fuel, unknown, limits));
    const key = `${claim.station}/${claim.fuel}`;
    const other = chosen.get(key);
    const keepsOther =
      other !== undefined &&
      (Number(isCredible(claim)) - Number(isCredible(other)) || compare(other, claim)) <= 0;
    if (other && place === 'kept') reject('same_fuel', keepsOther ? claim : other);
    if (!keepsOther) chosen.set(key, claim);
  }
  const one = [...chosen.values()];
  const claims = one.filter(({ station }) => placeOf(station) === 'kept').toSorted(byStation);
  const used = new Set(claims.map((claim) => claim.fuel));
  const mediansOf = (some: readonly MinistryClaim[], needed: number): FuelMedian[] =>
    [...mediansBy(some.filter(isCredible), ({ fuel }) => fuel, needed)].filter(
      ([fuel]) => typeof fuel === 'number' || used.has(fuel),
    );
  return {
    claims,
    medians: mediansOf(one, limits.referenceMin),
    belt: mediansOf(claims, 1),
    unknownFuels: [...unknown.values()].filter((fuel) => used.has(fuel.key)),
    rejects: rejects.toSorted((a, b) => a.line - b.line),
    beyond,
  };
}

/** Returns the range of a fuel: a predefined one, an added one, or an unknown one. */
function rangeOf(
  fuel: number | string,
  unknown: ReadonlyMap<string, UnknownFuel>,
  limits: ReaderLimits,
): Range {
  if (typeof fuel === 'number') return ownRange(TYPES.get(fuel)!, limits);
  const { name, mode } = unknown.get(fuel)!;
  const added = limits.added.get(comparisonKey(addedFuelName(name, mode)));
  if (added) return added;
  const family = familyOf(name);
  return family ? ownRange(family, limits) : OF_ANOTHER;
}

function toClaim(row: PriceRow, unknown: Map<string, UnknownFuel>): MinistryClaim {
  const { line, text, station, price, observedAt, mode } = row;
  const id = knownFuel(row.fuel, mode);
  const key = `${comparisonKey(row.fuel)}/${mode}`;
  if (id === undefined && !unknown.has(key)) unknown.set(key, { key, name: row.fuel, mode });
  const known = id === undefined ? { fuel: key } : { fuel: id, unit: TYPES.get(id)!.unit };
  return { line, row: text, station, ...known, price, observedAt };
}

/** Sorts newer claims first, then cheaper ones, independently of the order in the file. */
function compare(a: MinistryClaim, b: MinistryClaim): number {
  return b.observedAt.getTime() - a.observedAt.getTime() || a.price - b.price;
}

/** Uses the same order in every import, so that concurrent transactions cannot deadlock on rows. */
function byStation(a: MinistryClaim, b: MinistryClaim): number {
  return Number(a.station) - Number(b.station);
}
