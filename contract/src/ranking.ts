/**
 * The order of a ranking at an instant (rules ranking-order, ranking-ties, ranking-premium): made by the server's
 * board, and again on the phone, where an answer may be days old. Certain prices come before doubtful ones and these
 * before stale ones, then base grade before premium, then the lower price, the newer observation, the name and the id,
 * so that the order is deterministic.
 */
import { agedAt, isRanked } from './freshness.ts';
import type { FuelMode } from './fuels.ts';
import { isCrowded } from './medals.ts';
import type { FuelPrice, RankingEntry } from './prices.ts';

/** A station with its fuels of one decade, not yet ranked. Without a fuel it stands in a ranking if it is not `known`. */
export type Candidate = Omit<RankingEntry, 'rank' | 'stale'>;

/** An entry with its place at an instant. */
export interface PlacedEntry extends RankingEntry {
  /** Number of stations with this rank, this one included; 0 without a rank. */
  sharing: number;
}

type Compare<T> = (a: T, b: T) => number;

const baseFirst: Compare<FuelPrice> = (a, b) =>
  Number(a.fuel_type.grade !== 'base') - Number(b.fuel_type.grade !== 'base');
const certainFirst: Compare<FuelPrice> = (a, b) =>
  Number(a.stale) - Number(b.stale) || Number(a.doubtful) - Number(b.doubtful);
const cheapFirst: Compare<FuelPrice> = (a, b) => a.price - b.price;
const newFirst: Compare<FuelPrice> = (a, b) => b.effective_date.localeCompare(a.effective_date);

/** Orders a station's fuels; the first determines its rank: base grade, even if stale, before premium grades. */
const compareFuels: Compare<FuelPrice> = (a, b) =>
  baseFirst(a, b) || certainFirst(a, b) || cheapFirst(a, b) || newFirst(a, b);

/**
 * Sorts stations and assigns their ranks.
 * @param candidates stations with their fuels of one decade, in any order
 * @param now the instant at which a price is fresh or stale
 * @param mode use only fuels of this mode; stations without one are left out
 * @returns entries, best first, those without a known price last. `fuels[0]` determined the rank. Equal prices share a
 *   rank (1, 1, 3), and if they are many stand by name instead of newest first; the rank is null for a stale or
 *   doubtful price, for a station with premium grades only, and for one without a known price.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  now: Date,
  mode?: FuelMode,
): PlacedEntry[] {
  const aged = candidates
    .map((candidate) => ({ ...candidate, fuels: countingFirst(candidate.fuels, now, mode) }))
    .filter((candidate) => candidate.fuels.length > 0 || (!candidate.known && !mode));
  const sharing = Map.groupBy(aged.flatMap(rankedPrice), (price) => price);
  const ordered = aged.toSorted(
    (a, b) =>
      compareFirst(a.fuels[0], b.fuels[0], (price) => isCrowded(sharing.get(price)?.length)) ||
      a.business.name.localeCompare(b.business.name, 'it') ||
      a.business.id - b.business.id,
  );
  const prices = ordered.map((candidate) => rankedPrice(candidate)[0]);
  return ordered.map((candidate, index) => {
    const price = prices[index];
    return {
      ...candidate,
      rank: price === undefined ? null : prices.indexOf(price) + 1,
      sharing: price === undefined ? 0 : sharing.get(price)!.length,
      stale: candidate.fuels[0]?.stale ?? false,
    };
  });
}

/** Orders stations by their first fuel: certain before doubtful and stale, then base grade before premium; no fuel comes last. */
function compareFirst(
  a: FuelPrice | undefined,
  b: FuelPrice | undefined,
  isCrowdedAt: (price: number) => boolean,
): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return (
    certainFirst(a, b) ||
    baseFirst(a, b) ||
    cheapFirst(a, b) ||
    (isRanked(a) && isCrowdedAt(a.price) ? 0 : newFirst(a, b))
  );
}

function countingFirst(fuels: readonly FuelPrice[], now: Date, mode?: FuelMode): FuelPrice[] {
  return agedAt(fuels, now)
    .filter((fuel) => !mode || fuel.fuel_type.mode === mode)
    .toSorted(compareFuels);
}

/** The price by which a station is ranked; none if it cannot have a rank. */
function rankedPrice({ fuels: [fuel] }: Candidate): [] | [number] {
  return fuel && isRanked(fuel) ? [fuel.price] : [];
}
