import { decadeOf, type Decade } from '@pieno/contract/prices/fuels.ts';
import { rankCandidates, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { useQueries } from '@tanstack/react-query';
import { rankingQuery } from '../../core/api/prices/ranking.ts';
import { centsApart } from '../../core/format/cents.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../../features/prices/category-names.ts';

/**
 * Formats a published price's effect, from the refetched rankings: 'Diesel: ora sei 1º, 0,9 cent sotto il secondo'
 * (rule owner-publish).
 * @param fuels ids of the fuels with another price
 * @returns a sentence for each of their categories in which the station has a rank
 */
export function useStanding(stationId: number, fuels: readonly number[]): string[] {
  const now = useNow();
  const decades = [...new Set(fuels.map(decadeOf))];
  const rankings = useQueries({
    queries: decades.map((decade) => ({
      ...rankingQuery(decade),
      refetchInterval: false as const,
    })),
  });
  return rankings.flatMap(({ data, isSuccess, isFetching }, index) => {
    // An earlier ranking lacks the new price.
    if (!isSuccess || isFetching) return [];
    return standingText(decades[index]!, rankCandidates(data.data, now), stationId) ?? [];
  });
}

function standingText(
  decade: Decade,
  entries: readonly PlacedEntry[],
  stationId: number,
): string | null {
  const ranked = entries.filter(({ rank }) => rank !== null);
  const own = ranked.find(({ business }) => business.id === stationId);
  const rank = own?.rank;
  if (!own || !rank) return null;
  const about = { name: decadeName(decade), rank };
  if (own.sharing > 1) return m.owner_standing_shared(about);
  const other = rank > 1 ? ranked[0] : ranked[1];
  if (!other) return m.owner_standing(about);
  const cents = centsApart(own.fuels[0]!.price - other.fuels[0]!.price);
  return rank > 1
    ? m.owner_standing_behind({ ...about, cents })
    : m.owner_standing_ahead({ ...about, cents });
}
