import { isRanked, lastReportedAt, type AgedEntry } from '@pieno/contract/prices/freshness.ts';
import { FUEL_MODES, type Decade, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Border } from '@pieno/contract/prices/prices.ts';

/** Prices needed in each area: fewer do not represent it. */
const NEEDED = 3;
/** Categories of one product: AC and DC charging are not compared, nor are other fuels. */
const COMPARED: readonly Decade[] = [10, 20, 30, 40];

/**
 * Finds the best prices on both sides of the border (rule ranking-border).
 * @param here the category's ranking in San Marino
 * @param there the same in the border belt
 * @returns an entry for each mode with at least three ranked real prices on both sides, one per station
 */
export function borderOf(
  decade: Decade,
  here: readonly AgedEntry[],
  there: readonly AgedEntry[],
): Border[] {
  if (!COMPARED.includes(decade)) return [];
  return FUEL_MODES.flatMap((mode) => {
    const [own, other] = [bestIn(here, mode), bestIn(there, mode)];
    if (!own || !other) return [];
    const at = earliest(own.at, other.at);
    const until = earliest(own.until, other.until);
    return [{ mode, here: own.price, there: other.price, at, until }];
  });
}

/**
 * An area's best price of a mode, when it was last confirmed, and the last instant at which it holds beside enough
 * others.
 */
function bestIn(entries: readonly AgedEntry[], mode: FuelMode) {
  const ranked = entries.flatMap(
    ({ fuels }) =>
      // A station's fuels are sorted, the cheapest first.
      fuels.find(
        (fuel) => fuel.fuel_type.mode === mode && fuel.source !== 'demo' && isRanked(fuel),
      ) ?? [],
  );
  if (ranked.length < NEEDED) return undefined;
  const price = Math.min(...ranked.map((fuel) => fuel.price));
  const bests = ranked.filter((fuel) => fuel.price === price);
  const lastsOf = (fuels: typeof ranked) => fuels.map((fuel) => fuel.fresh_until!).toSorted();
  return {
    price,
    at: bests.map(lastReportedAt).toSorted().at(-1)!,
    until: earliest(lastsOf(bests).at(-1)!, lastsOf(ranked).at(-NEEDED)!),
  };
}

const earliest = (a: string, b: string): string => (a < b ? a : b);
