/** Chooses the rows of the price file that become claims. */
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { dateProblem } from '../../prices/judge/claim-date.ts';
import { mediansBy } from '../../prices/judge/median.ts';
import type { Reason, Reject } from '../runs/reasons.ts';
import type { Beyond } from '../runs/report.ts';
import { comparisonKey } from './names/brand.ts';
import type { MinistryClaim, ReaderLimits, UnknownFuel } from './contents.ts';
import { knownFuel } from './fuel-names.ts';
import type { PriceRow } from './prices.ts';

export interface Claims {
  claims: MinistryClaim[];
  /** By fuel, in thousandths of a euro: what the gate compares the claims with. */
  medians: [fuel: number | string, median: number][];
  /** Those that the claims name. */
  unknownFuels: UnknownFuel[];
  rejects: Reject[];
  /** Rows that belong to no station that is kept. */
  beyond: Beyond;
}

/** Where the station of a row stands; undefined for one that is not in the registry. */
export type Place = 'kept' | keyof Beyond | undefined;

const UNITS = new Map(FUEL_TYPES.map((type) => [type.id, type.unit]));

/**
 * Converts the price rows of stations that are kept to claims. Leaves out those without a station in the registry, and
 * second products of the same fuel type at a station: of these a credible price is kept before others, then the newer,
 * then the cheaper. Whether a price is accepted is left to the gate, which compares it with the medians of all rows.
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
  const {
    kept = [],
    outside = [],
    unplaced = [],
    orphan = [],
  } = Object.groupBy(
    rows.map((row) => toClaim(row, unknown)),
    ({ station }) => placeOf(station) ?? 'orphan',
  );
  for (const claim of orphan) reject('orphan', claim);
  const medians = mediansBy(
    [...kept, ...outside, ...unplaced],
    (row) => row.fuel,
    limits.referenceMin,
  );
  const isCredible = ({ fuel, price, observedAt }: MinistryClaim): boolean => {
    const middle = medians.get(fuel) ?? price;
    const { min, max } = limits.bounds;
    const isNear = price >= middle * min && price <= middle * max;
    return isNear && dateProblem(observedAt, now) === undefined;
  };
  const chosen = new Map<string, MinistryClaim>();
  for (const claim of kept) {
    const key = `${claim.station}/${claim.fuel}`;
    const other = chosen.get(key);
    const keepsOther =
      other !== undefined &&
      (Number(isCredible(claim)) - Number(isCredible(other)) || compare(other, claim)) <= 0;
    if (other) reject('same_fuel', keepsOther ? claim : other);
    if (!keepsOther) chosen.set(key, claim);
  }
  const claims = [...chosen.values()].toSorted(byStation);
  const used = new Set(claims.map((claim) => claim.fuel));
  return {
    claims,
    medians: [...medians].filter(([fuel]) => typeof fuel === 'number' || used.has(fuel)),
    unknownFuels: [...unknown.values()].filter((fuel) => used.has(fuel.key)),
    rejects: rejects.toSorted((a, b) => a.line - b.line),
    beyond: { outside: outside.length, unplaced: unplaced.length },
  };
}

function toClaim(row: PriceRow, unknown: Map<string, UnknownFuel>): MinistryClaim {
  const { line, text, station, price, observedAt, mode } = row;
  const id = knownFuel(row.fuel, mode);
  const key = `${comparisonKey(row.fuel)}/${mode}`;
  if (id === undefined && !unknown.has(key)) unknown.set(key, { key, name: row.fuel, mode });
  const known = id === undefined ? { fuel: key } : { fuel: id, unit: UNITS.get(id)! };
  return { line, row: text, station, ...known, price, observedAt };
}

/** Sorts newer claims first, then cheaper ones, so that the result does not depend on the order of the file. */
function compare(a: MinistryClaim, b: MinistryClaim): number {
  return b.observedAt.getTime() - a.observedAt.getTime() || a.price - b.price;
}

/** The same order in every import, so that concurrent transactions lock rows in one order and cannot deadlock. */
function byStation(a: MinistryClaim, b: MinistryClaim): number {
  return Number(a.station) - Number(b.station);
}
