import { decadeLabel, type Decade } from '@pieno/contract/fuels.ts';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices.ts';

/**
 * Finds the winner of a ranking and its lead over the next dearer price (rules ranking-best, home-winners).
 * A premium grade and a doubtful price never win; when every price is stale, the newest one wins and stays marked as
 * stale.
 * @param entries the decade's ranking, best first
 * @param border the same of the border belt, of which only the number of known prices is used
 */
export function bestOf(
  decade: Decade,
  entries: readonly RankingEntry[],
  border: readonly RankingEntry[],
): BestByDecade[number] {
  const ranked = entries.filter((entry) => entry.rank !== null);
  const best = ranked[0] ?? newestStale(entries) ?? null;
  const price = best?.fuels[0]!.price;
  const dearer = ranked.find((entry) => entry.fuels[0]!.price > price!);
  return {
    decade,
    label: decadeLabel(decade),
    best,
    runner_up_delta: dearer ? euro(dearer.fuels[0]!.price - price!) : null,
    tied_with: Math.max(0, ranked.filter((entry) => entry.fuels[0]!.price === price).length - 1),
    stations: ranked.length,
    border_stations: border.filter(({ known }) => known).length,
    demo: best?.fuels[0]!.source === 'demo',
  };
}

function newestStale(entries: readonly RankingEntry[]): RankingEntry | undefined {
  return entries
    .filter(({ fuels: [fuel] }) => fuel?.stale && !fuel.doubtful && fuel.fuel_type.grade === 'base')
    .toSorted((a, b) => b.fuels[0]!.effective_date.localeCompare(a.fuels[0]!.effective_date))[0];
}

const euro = (difference: number): number => Math.round(difference * 1000) / 1000;
