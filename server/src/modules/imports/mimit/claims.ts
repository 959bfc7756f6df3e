/** Chooses the rows of the price file that become claims. */
import { FUEL_TYPES, type FuelMode, type FuelUnit } from '@pieno/contract/fuels.ts';
import { whyImplausible } from '../../prices/plausible.ts';
import type { Reason, Reject } from '../reasons.ts';
import { squash } from './brand.ts';
import { knownFuel } from './fuel-names.ts';
import { outlierTest } from './outliers.ts';
import type { PriceRow } from './prices.ts';

/** A fuel that the catalogue does not know, with the file's name for it. */
export interface UnknownFuel {
  key: string;
  name: string;
  mode: FuelMode;
}

export interface MinistryClaim {
  line: number;
  row: string;
  /** idImpianto */
  station: string;
  /** Id of a fuel type, or the key of an unknown fuel. */
  fuel: number | string;
  unit: FuelUnit;
  price: number;
  observedAt: Date;
}

export interface Claims {
  claims: MinistryClaim[];
  unknownFuels: UnknownFuel[];
  rejects: Reject[];
}

const UNITS = new Map(FUEL_TYPES.map((type) => [type.id, type.unit]));

/**
 * Converts price rows to claims and rejects those without a station in the registry, implausible ones, outliers, and
 * second products of the same fuel type at a station: of these the newer price is kept, then the cheaper.
 * @param stations the ids of the registry
 */
export function chooseClaims(
  rows: readonly PriceRow[],
  stations: ReadonlySet<string>,
  now: Date,
  file: string,
): Claims {
  const rejects: Reject[] = [];
  const reject = (reason: Reason, { line, row }: MinistryClaim): void => {
    rejects.push({ subject: 'prices', file, line, reason, row });
  };
  const unknown = new Map<string, UnknownFuel>();
  const plausible = rows
    .map((row) => toClaim(row, unknown))
    .filter((claim) => {
      const reason = stations.has(claim.station) ? whyImplausible(claim, now) : 'orphan';
      if (reason) reject(reason, claim);
      return !reason;
    });
  const isOutlier = outlierTest(plausible, (claim) => claim.fuel);
  const chosen = new Map<string, MinistryClaim>();
  for (const claim of plausible) {
    if (isOutlier(claim)) {
      reject('outlier', claim);
      continue;
    }
    const key = `${claim.station}/${claim.fuel}`;
    const other = chosen.get(key);
    const keepsOther = other !== undefined && compare(other, claim) <= 0;
    if (other) reject('same_fuel', keepsOther ? claim : other);
    if (!keepsOther) chosen.set(key, claim);
  }
  const claims = [...chosen.values()].toSorted(byStation);
  const used = new Set(claims.map((claim) => claim.fuel));
  return {
    claims,
    unknownFuels: [...unknown.values()].filter((fuel) => used.has(fuel.key)),
    rejects: rejects.toSorted((a, b) => a.line - b.line),
  };
}

function toClaim(row: PriceRow, unknown: Map<string, UnknownFuel>): MinistryClaim {
  const { line, text, station, price, observedAt, mode } = row;
  const id = knownFuel(row.fuel, mode);
  const key = `${squash(row.fuel)}/${mode}`;
  if (id === undefined && !unknown.has(key)) unknown.set(key, { key, name: row.fuel, mode });
  const unit = id === undefined ? 'litre' : UNITS.get(id)!;
  return { line, row: text, station, fuel: id ?? key, unit, price, observedAt };
}

/** Sorts newer claims first, then cheaper ones, so that the result does not depend on the order of the file. */
function compare(a: MinistryClaim, b: MinistryClaim): number {
  return b.observedAt.getTime() - a.observedAt.getTime() || a.price - b.price;
}

/** The same order in every import, so that concurrent transactions lock rows in one order and cannot deadlock. */
function byStation(a: MinistryClaim, b: MinistryClaim): number {
  return Number(a.station) - Number(b.station);
}
