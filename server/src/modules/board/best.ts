import { decadeLabel, type Decade } from '@pieno/contract/fuels.ts';
import type { BestByDecade, FuelPrice, RankingEntry } from '@pieno/contract/prices.ts';
import { isRanked } from '@pieno/contract/ranking.ts';

/**
 * Finds the winner of a ranking and its lead over the next dearer price (spec §2 'Vincitori per Categoria').
 * A premium grade and a doubtful price never win; when every price is stale, the newest one wins and stays marked as stale.
 * @param entries the decade's ranking, best first
 */
export function bestOf(decade: Decade, entries: readonly RankingEntry[]): BestByDecade[number] {
  const base = entries.filter(({ fuels: [fuel] }) => canWin(fuel!));
  const fresh = base.filter(({ fuels: [fuel] }) => isRanked(fuel!));
  const best = fresh[0] ?? newest(base) ?? null;
  const price = best?.fuels[0]!.price;
  const dearer = fresh.find((entry) => entry.fuels[0]!.price > price!);
  return {
    decade,
    label: decadeLabel(decade),
    best,
    runner_up_delta: dearer ? euro(dearer.fuels[0]!.price - price!) : null,
    tied_with: Math.max(0, fresh.filter((entry) => entry.fuels[0]!.price === price).length - 1),
    stations: fresh.length,
    demo: best?.fuels[0]!.source === 'demo',
  };
}

function newest(entries: readonly RankingEntry[]): RankingEntry | undefined {
  return entries.toSorted((a, b) =>
    b.fuels[0]!.effective_date.localeCompare(a.fuels[0]!.effective_date),
  )[0];
}

/** A doubtful price never wins, not even where every other is stale. */
const canWin = (fuel: FuelPrice): boolean => fuel.fuel_type.grade === 'base' && !fuel.doubtful;

const euro = (difference: number): number => Math.round(difference * 1000) / 1000;
