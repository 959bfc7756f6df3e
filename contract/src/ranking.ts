/**
 * The order of a ranking, one rule for the server's board and for the phone's Self / Servito filter:
 * fresh before stale, then the best base-grade price, then the newer observation, then the name, then the
 * id: the same order at every look.
 */
import type { FuelMode } from './fuels.ts';
import type { FuelPrice, RankingEntry } from './prices.ts';

/** A station and its fuels of one decade, before it has a place in a ranking. */
export type Candidate = Omit<RankingEntry, 'rank' | 'stale'>;

type Compare = (a: FuelPrice, b: FuelPrice) => number;

const baseFirst: Compare = (a, b) =>
  Number(a.fuel_type.grade !== 'base') - Number(b.fuel_type.grade !== 'base');
const freshFirst: Compare = (a, b) => Number(a.stale) - Number(b.stale);
const cheapFirst: Compare = (a, b) =>
  a.price - b.price || b.effective_date.localeCompare(a.effective_date);

/** Which of a station's fuels counts: its base grade, even a stale one, before any premium grade. */
const compareFuels: Compare = (a, b) => baseFirst(a, b) || freshFirst(a, b) || cheapFirst(a, b);
/** Which station stands above: fresh before stale, then those with a base grade. */
const compareStations: Compare = (a, b) => freshFirst(a, b) || baseFirst(a, b) || cheapFirst(a, b);

/**
 * Puts stations in order and gives them their ranks.
 * @param candidates stations with their fuels of one decade, in any order
 * @param mode compare only fuels of this mode; stations without one are left out
 * @returns entries, best first. `fuels[0]` is the one that counted. Equal prices share a rank
 *   (1, 1, 3); a stale price, and a station that sells only premium grades, has rank null.
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

function isRanked(fuel: FuelPrice): boolean {
  return !fuel.stale && fuel.fuel_type.grade === 'base';
}
