/**
 * The order of a ranking at an instant (rules ranking-order, ranking-ties, ranking-premium), computed by the server's
 * board, and again on the phone, where an answer may be days old. Order: fresh before ageing before stale prices;
 * certain before doubtful, contested or unavailable ones; base grade before premium; then the lower price, the newer
 * report, the name and the id.
 */
import { agedAt, isCertain, isRanked, lastingAt, lastReportedAt, standInOf } from './freshness.ts';
import type { AgedEntry, AgedPrice } from './freshness.ts';
import { AREAS, type Area, type AreaChoice } from './areas.ts';
import type { FuelMode } from './fuels.ts';
import { isCrowded } from './medals.ts';
import type { RankingEntry } from './prices.ts';

/**
 * A station with its fuels of one decade, not yet ranked. Without a fuel it is listed if it is not `known`, or if
 * drivers report one.
 */
export type Candidate = Omit<RankingEntry, 'rank' | 'stale'>;

export interface PlacedEntry extends AgedEntry {
  /** Number of stations with this rank, including this one; 0 without a rank. */
  sharing: number;
  /** The area of its rank; missing in a list of one area. */
  area?: Area;
}

type Compare<T> = (a: T, b: T) => number;

/** Compares dates in ISO 8601, all in UTC. */
const compareText: Compare<string> = (a, b) => Number(a > b) - Number(a < b);

const baseFirst: Compare<AgedPrice> = (a, b) =>
  Number(a.fuel_type.grade !== 'base') - Number(b.fuel_type.grade !== 'base');
const oldness = ({ stale, ageing }: AgedPrice): number => (stale ? 2 : Number(ageing === true));
const certainFirst: Compare<AgedPrice> = (a, b) =>
  oldness(a) - oldness(b) || Number(isCertain(b)) - Number(isCertain(a));
const cheapFirst: Compare<AgedPrice> = (a, b) => a.price - b.price;
const newFirst: Compare<AgedPrice> = (a, b) => compareText(lastReportedAt(b), lastReportedAt(a));

/**
 * Orders a station's fuels; the first determines its rank: base grade, even if stale, before
 * premium grades.
 */
export const compareFuels: Compare<AgedPrice> = (a, b) =>
  baseFirst(a, b) || certainFirst(a, b) || cheapFirst(a, b) || newFirst(a, b);

/**
 * Sorts stations and assigns their ranks.
 * @param candidates stations with their fuels of one decade, in any order
 * @param now the instant at which a price is fresh or stale
 * @param mode use only fuels of this mode; stations without one are left out
 * @returns entries, best first, those without a known price last. `fuels[0]` determined the rank. Equal prices share a
 *   rank (1, 1, 3); many equal ones are ordered by name instead of newest first. The rank is null for a price that is
 *   not fresh, in doubt, contested or unavailable, for premium grades only, and without a known price. If only invented
 *   prices would rank and drivers report others, nothing ranks and the reported prices come first
 *   (rule price-stand-in).
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  now: Date,
  mode?: FuelMode,
): PlacedEntry[] {
  const aged = candidates.map((candidate) => ({
    ...candidate,
    fuels: countingFirst(candidate, now, mode),
  }));
  const isOpen = !aged.some(
    ({ fuels: [fuel] }) => fuel && isRanked(fuel) && fuel.source !== 'demo',
  );
  const standing = aged
    .map((each) => ({ ...each, standIn: isOpen ? standInOf(each, now, mode) : undefined }))
    .filter(
      ({ fuels, known, standIn, reported }) =>
        fuels.length > 0 || standIn || (!mode && (!known || lastingAt(reported, now).length > 0)),
    );
  const priceOf = standing.some(({ standIn }) => standIn) ? () => [] : rankedPrice;
  const sharing = Map.groupBy(standing.flatMap(priceOf), (price) => price);
  const ordered = standing.toSorted(
    (a, b) =>
      Number(!a.standIn) - Number(!b.standIn) ||
      compareFirst(a.standIn ?? a.fuels[0], b.standIn ?? b.fuels[0], (price) =>
        isCrowded(sharing.get(price)?.length),
      ) ||
      byName(a, b) ||
      byId(a, b),
  );
  const prices = ordered.map((candidate) => priceOf(candidate)[0]);
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

/**
 * Orders stations by their first fuel: certain before doubtful and stale, then base grade before premium; no fuel last.
 */
function compareFirst(
  a: AgedPrice | undefined,
  b: AgedPrice | undefined,
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

const byName: Compare<Candidate> = (a, b) => a.business.name.localeCompare(b.business.name, 'it');
const byId: Compare<Candidate> = (a, b) => a.business.id - b.business.id;

/** Returns the areas whose rankings a page shows, San Marino first. */
export const areasOf = (choice: AreaChoice): readonly [Area, ...Area[]] =>
  choice === 'entrambe' ? AREAS : [choice];

type Placed = Pick<PlacedEntry, 'rank' | 'fuels' | 'standIn'>;

/**
 * Merges the rankings of areas into one list (rule ranking-both).
 * @param rankings each in its own order
 * @returns every entry with its area, and its rank there. Ranked entries come first, then invented prices, base grades
 *   before premium, by price; entries without a price last. Equal ones keep their order.
 */
export const mergeRankings = <Entry extends Placed>(
  rankings: readonly (readonly [area: Area, entries: readonly Entry[]])[],
): (Entry & { area: Area })[] =>
  rankings
    .flatMap(([area, entries]) => entries.map((entry) => ({ ...entry, area })))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || priceOf(a) - priceOf(b) || 0);

const placeOf = ({ rank, standIn, fuels: [fuel] }: Placed): number =>
  rank === null
    ? 2 + Number((standIn ?? fuel)?.fuel_type.grade !== 'base')
    : Number(fuel?.source === 'demo');

// Infinity - Infinity is NaN: such entries count as equal.
const priceOf = ({ standIn, fuels: [fuel] }: Placed): number =>
  (standIn ?? fuel)?.price ?? Infinity;

/** The tie-breaks between stations of the same price, in order; `newest` does not apply to many equal prices. */
export const TIE_BREAKS = ['newest', 'name', 'id'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/**
 * Returns the tie-break that put an entry of a ranking behind the one above it.
 * @returns null unless both are ranked by the same price
 */
export function tieBreakOf(above: PlacedEntry | undefined, entry: PlacedEntry): TieBreak | null {
  if (!above || entry.rank === null || above.rank !== entry.rank) return null;
  if (!isCrowded(entry.sharing) && newFirst(above.fuels[0]!, entry.fuels[0]!) !== 0)
    return 'newest';
  return byName(above, entry) === 0 ? 'id' : 'name';
}

function countingFirst(
  { fuels, states }: Candidate,
  now: Date,
  mode: FuelMode | undefined,
): AgedPrice[] {
  return agedAt(fuels, now, states)
    .filter((fuel) => !mode || fuel.fuel_type.mode === mode)
    .toSorted(compareFuels);
}

/** The price by which a station is ranked; none without a rank. */
function rankedPrice({ fuels: [fuel] }: { fuels: readonly AgedPrice[] }): [] | [number] {
  return fuel && isRanked(fuel) ? [fuel.price] : [];
}
