import { isRanked } from '@pieno/contract/prices/freshness.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { rankCandidates } from '@pieno/contract/prices/ranking.ts';
import { useQueries } from '@tanstack/react-query';
import { rankingQuery } from '../../core/api/prices/ranking.ts';
import { useNow } from '../../core/browser/use-now.ts';

export interface FuelRank {
  area: Area;
  rank: number;
  /** Number of stations with this rank, this one included. */
  sharing: number;
}

/**
 * Finds a station's ranks in the rankings themselves, so that both screens agree: in those already on the phone, and in
 * others once they have arrived (decision 0005).
 * @param prices the station's current prices
 * @returns the ranks by fuel type; only the fuel that determines a rank has one, and no demonstration price
 */
export function useRanks(
  { business, areas }: Pick<BusinessDetails, 'business' | 'areas'>,
  prices: BusinessDetails['prices'],
): ReadonlyMap<number, FuelRank> {
  const now = useNow();
  const real = prices.filter((fuel) => isRanked(fuel) && fuel.source !== 'demo');
  const decades = new Set(real.map((fuel) => decadeOf(fuel.fuel_type.id)));
  const wanted = areas.flatMap((area) => [...decades].map((decade) => ({ area, decade })));
  const rankings = useQueries({
    queries: wanted.map(({ area, decade }) => ({
      ...rankingQuery(decade, area),
      refetchInterval: false as const,
    })),
  });
  const ranks = new Map<number, FuelRank>();
  for (const [index, { data }] of rankings.entries()) {
    const own = rankCandidates(data?.data ?? [], now).find(
      (entry) => entry.business.id === business.id,
    );
    const [fuel] = own?.fuels ?? [];
    if (!own || !fuel || own.rank === null) continue;
    const { area } = wanted[index]!;
    ranks.set(fuel.fuel_type.id, { area, rank: own.rank, sharing: own.sharing });
  }
  return ranks;
}
