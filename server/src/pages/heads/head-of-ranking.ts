import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { absolute, writeHead, type Head } from './head-markup.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { nameWithPlace } from './head-of-station.ts';
import { cardOfRanking, rankingCardPath } from '../cards/card.ts';
import { amountText, sourceText } from './listed-prices.ts';
import { PLACES, listedEntries, type RankingPage, type ListedEntry } from './listed-entries.ts';

const NAMED = 3;

/**
 * Writes the head of a ranking's page: 'Diesel a San Marino: da € 1,759 · Pieno' (rule page-head).
 * @param entries the ranking as the board answers it, best first
 * @param publicUrl the product's own origin, undefined when none is configured
 * @returns escaped markup
 */
export function headOfRanking(
  page: RankingPage,
  entries: readonly RankingEntry[],
  publicUrl: string | undefined,
): string {
  const { area, decade } = page;
  const name = `${decadeLabel(decade)} ${PLACES[area]}`;
  const listed = listedEntries(entries);
  const best = listed.slice(0, NAMED);
  const [first] = best;
  const head: Head = {
    title: first ? `${name}: da ${amountText(first.fuel)}` : name,
    description: descriptionOf(entries, listed),
    path: `/ranking/${decade}${area === 'SM' ? '' : `?area=${area}`}`,
    picture: {
      path: rankingCardPath(page, cardOfRanking(page, entries)),
      alt: `I prezzi migliori: ${name}`,
    },
    ...(publicUrl && {
      data: [
        breadcrumbs(decade, undefined, publicUrl),
        ...(best.length > 0 ? [listData(best, publicUrl)] : []),
      ],
    }),
  };
  return writeHead(head, publicUrl);
}

/** @param listed those with a price that can be compared */
function descriptionOf(entries: readonly RankingEntry[], listed: readonly ListedEntry[]): string {
  const count = entries.length === 1 ? 'un distributore' : `${entries.length} distributori`;
  if (entries.length === 0) return 'Nessun distributore conosciuto lo vende.';
  if (listed.length === 0) return `Chi lo vende: ${count}. I prezzi non sono ancora noti.`;
  const best = listed.slice(0, NAMED);
  const named = best.map(
    ({ entry, fuel }) => `${nameWithPlace(entry.business)} ${amountText(fuel)}`,
  );
  const source = sourceText(best.map(({ fuel }) => fuel));
  const compared = listed.length > NAMED ? ` A confronto ${listed.length} prezzi.` : '';
  return `I più convenienti: ${named.join('; ')}.${compared} ${source}.`;
}

const listData = (best: readonly ListedEntry[], publicUrl: string): object => ({
  '@type': 'ItemList',
  itemListElement: best.map(({ entry: { business } }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: business.name,
    url: absolute(`/business/${business.id}`, publicUrl),
  })),
});
