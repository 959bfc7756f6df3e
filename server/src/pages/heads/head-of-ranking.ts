import type { Area } from '@pieno/contract/areas.ts';
import { decadeLabel, type Decade } from '@pieno/contract/fuels.ts';
import type { RankingEntry } from '@pieno/contract/prices.ts';
import { absolute, writeHead, type Head } from './head-markup.ts';
import { rankingTrail } from './breadcrumbs.ts';
import { nameWithPlace } from './head-of-station.ts';
import { amountWords, sourceWords, toldPrices } from './price-words.ts';

/** Which ranking a page is about. */
export interface RankingPage {
  area: Area;
  decade: Decade;
}

/** Stations named in the description. */
const NAMED = 3;

const PLACES: Record<Area, string> = { SM: 'a San Marino', confine: 'oltre confine' };

/**
 * Writes the head of a ranking's page: 'Diesel a San Marino: da € 1,759 · Pieno' (rule page-head).
 * @param entries the ranking as the board answers it, best first
 * @param publicUrl the product's own origin, undefined where none is configured
 * @returns escaped markup
 */
export function headOfRanking(
  page: RankingPage,
  entries: readonly RankingEntry[],
  publicUrl: string | undefined,
): string {
  return writeHead(describeRanking(page, entries, publicUrl), publicUrl);
}

function describeRanking(
  { area, decade }: RankingPage,
  entries: readonly RankingEntry[],
  publicUrl: string | undefined,
): Head {
  const name = `${decadeLabel(decade)} ${PLACES[area]}`;
  const best = bestOf(entries);
  const [first] = best;
  return {
    title: first ? `${name}: da ${amountWords(first.fuel)}` : name,
    description: wordsOf(entries, best),
    path: `/ranking/${decade}${area === 'SM' ? '' : `?area=${area}`}`,
    ...(publicUrl && {
      data: [
        rankingTrail(decade, publicUrl),
        ...(best.length > 0 ? [listData(best, publicUrl)] : []),
      ],
    }),
  };
}

/** The ranked entries with the price that ranks them; where none is ranked the one that stands first, with its date. */
function bestOf(entries: readonly RankingEntry[]) {
  const told = entries.flatMap((entry) => {
    const fuel = entry.fuels[0] && toldPrices([entry.fuels[0]], entry.states)[0];
    return fuel ? [{ entry, fuel }] : [];
  });
  const ranked = told.filter(({ entry }) => entry.rank !== null);
  return (ranked.length > 0 ? ranked : told.slice(0, 1)).slice(0, NAMED);
}

type Best = ReturnType<typeof bestOf>;

function wordsOf(entries: readonly RankingEntry[], best: Best): string {
  const count = entries.length === 1 ? 'un distributore' : `${entries.length} distributori`;
  if (entries.length === 0) return 'Nessun distributore conosciuto lo vende.';
  if (best.length === 0) return `Chi lo vende: ${count}. I prezzi non sono ancora noti.`;
  const named = best.map(
    ({ entry, fuel }) => `${nameWithPlace(entry.business)} ${amountWords(fuel)}`,
  );
  const source = sourceWords(best.map(({ fuel }) => fuel));
  return `I più convenienti: ${named.join('; ')}. A confronto ${count}. ${source}.`;
}

const listData = (best: Best, publicUrl: string): object => ({
  '@type': 'ItemList',
  itemListElement: best.map(({ entry: { business } }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: business.name,
    url: absolute(`/business/${business.id}`, publicUrl),
  })),
});
