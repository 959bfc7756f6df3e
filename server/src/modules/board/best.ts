import { decadeLabel, type Decade } from '@pieno/contract/prices/fuels.ts';
import { isCertain, lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import { PRICE_GATE } from '@pieno/contract/limits.ts';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { borderOf } from './both-sides.ts';
import { median } from '../../median.ts';

/**
 * Finds the winner of a ranking and its distance from the next dearer price (rules ranking-best, home-winners).
 * Where nothing ranks, the winner is the cheapest reported price, else the newest ageing, else the newest stale
 * price, without a rank.
 * @param entries the decade's ranking, best first
 * @param beyond the same of the border belt
 */
export function bestOf(
  decade: Decade,
  entries: readonly PlacedEntry[],
  beyond: readonly PlacedEntry[],
): BestByDecade[number] {
  const ranked = entries.filter((entry) => entry.rank !== null);
  const best = ranked[0] ?? entries.find(({ standIn }) => standIn) ?? newestOld(entries) ?? null;
  const price = best?.fuels[0]?.price;
  const border = borderOf(decade, entries, beyond);
  const dearer = ranked.find((entry) => entry.fuels[0]!.price > price!);
  return {
    decade,
    label: decadeLabel(decade),
    best,
    runner_up_delta: dearer ? euro(dearer.fuels[0]!.price - price!) : null,
    below_median: belowMedian(price!, ranked),
    tied_with: Math.max(0, ranked.filter((entry) => entry.fuels[0]!.price === price).length - 1),
    stations: ranked.length,
    border_stations: beyond.filter(({ known }) => known).length,
    ...(border.length > 0 && { border }),
    demo: ranked[0]?.fuels[0]!.source === 'demo',
    newest: newestReportAt(entries),
  };
}

const newestReportAt = (entries: readonly RankingEntry[]): string | undefined =>
  entries
    .flatMap(({ fuels }) => fuels.filter(({ source }) => source !== 'demo').map(lastReportedAt))
    .toSorted()
    .at(-1);

/**
 * Euros by which a price is below the median of the ranked prices; null where it is not, or too few rank, or demo
 * prices.
 */
function belowMedian(price: number, ranked: readonly PlacedEntry[]): number | null {
  const fuels = ranked.map(({ fuels: [fuel] }) => fuel!);
  if (fuels.length < PRICE_GATE.referenceMin || fuels[0]!.source === 'demo') return null;
  const below = euro(median(fuels.map((fuel) => fuel.price)) - price);
  return below > 0 ? below : null;
}

/** The newest ageing price, else the newest stale one; no doubtful or unavailable price. */
function newestOld(entries: readonly RankingEntry[]): RankingEntry | undefined {
  const old = entries.filter(
    ({ fuels: [fuel] }) =>
      fuel && (fuel.stale || fuel.ageing) && isCertain(fuel) && fuel.fuel_type.grade === 'base',
  );
  const reportedAt = ({ fuels: [fuel] }: RankingEntry) => lastReportedAt(fuel!);
  return old.toSorted(
    (a, b) => Number(a.stale) - Number(b.stale) || (reportedAt(a) < reportedAt(b) ? 1 : -1),
  )[0];
}

const euro = (difference: number): number => Math.round(difference * 1000) / 1000;
