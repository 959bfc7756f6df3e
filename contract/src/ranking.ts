/**
 * The order of a ranking, shared by the server's board and the client's Self / Servito filter: fresh prices before
 * doubtful ones and these before stale ones, then base grade before premium, then the lower price, the newer observation, the name and the id, so that
 * the order is deterministic.
 */
import type { FuelMode } from './fuels.ts';
import type { FuelPrice, RankingEntry } from './prices.ts';

/** A station with its fuels of one decade, not yet ranked. */
export type Candidate = Omit<RankingEntry, 'rank' | 'stale'>;

type Compare = (a: FuelPrice, b: FuelPrice) => number;

const baseFirst: Compare = (a, b) =>
  Number(a.fuel_type.grade !== 'base') - Number(b.fuel_type.grade !== 'base');
const freshFirst: Compare = (a, b) =>
  Number(a.stale) - Number(b.stale) || Number(a.doubtful) - Number(b.doubtful);
const cheapFirst: Compare = (a, b) =>
  a.price - b.price || b.effective_date.localeCompare(a.effective_date);

/** Orders a station's fuels; the first determines its rank: base grade, even if stale, before premium grades. */
const compareFuels: Compare = (a, b) => baseFirst(a, b) || freshFirst(a, b) || cheapFirst(a, b);
/** Orders stations by their first fuel: fresh before stale, then base grade before premium. */
const compareStations: Compare = (a, b) => freshFirst(a, b) || baseFirst(a, b) || cheapFirst(a, b);

/**
 * Sorts stations and assigns their ranks.
 * @param candidates stations with their fuels of one decade, in any order
 * @param mode use only fuels of this mode; stations without one are left out
 * @returns entries, best first. `fuels[0]` determined the rank. Equal prices share a rank (1, 1, 3); the rank is null
 *   for a stale or doubtful price, and for a station with premium grades only.
 */
export function rankCandidates(candidates: readonly Candidate[], mode?: FuelMode): RankingEntry[] {
  const ordered = candidates
    .map((candidate) => ({ ...candidate, fuels: countingFirst(candidate.fuels, mode) }))
    .filter((candidate) => candidate.fuels.length > 0)
    .toSorted(
      (a, b) =>
        compareStations(a.fuels[0]!, b.fuels[0]!) ||
        a.business.name.localeCompare(b.business.name, 'it') ||
        a.business.id - b.business.id,
    );
  const prices = ordered.map(({ fuels: [fuel] }) => (isRanked(fuel!) ? fuel!.price : null));
  return ordered.map((candidate, index) => ({
    ...candidate,
    rank: prices[index] === null ? null : prices.indexOf(prices[index]!) + 1,
    stale: candidate.fuels[0]!.stale,
  }));
}

function countingFirst(fuels: readonly FuelPrice[], mode?: FuelMode): FuelPrice[] {
  return fuels.filter((fuel) => !mode || fuel.fuel_type.mode === mode).toSorted(compareFuels);
}

/** True when a price can have a rank, a medal and win: it is fresh, beyond doubt and of the base grade. */
export function isRanked(fuel: FuelPrice): boolean {
  return !fuel.stale && !fuel.doubtful && fuel.fuel_type.grade === 'base';
}
