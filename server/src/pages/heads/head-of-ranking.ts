import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { absolute, writeHead, type Head } from './head-markup.ts';
import { trail } from './breadcrumbs.ts';
import { nameWithPlace } from './head-of-station.ts';
import { cardOfRanking, rankingCardPath } from '../cards/card.ts';
import { amountWords, sourceWords } from './price-words.ts';
import { PLACES, toldOf, type RankingPage, type ToldEntry } from './told-entries.ts';

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
  const told = toldOf(entries);
  const best = told.slice(0, NAMED);
  const [first] = best;
  const head: Head = {
    title: first ? `${name}: da ${amountWords(first.fuel)}` : name,
    description: wordsOf(entries, told),
    path: `/ranking/${decade}${area === 'SM' ? '' : `?area=${area}`}`,
    picture: {
      path: rankingCardPath(page, cardOfRanking(page, entries)),
      alt: `I prezzi migliori: ${name}`,
    },
    ...(publicUrl && {
      data: [
        trail(decade, undefined, publicUrl),
        ...(best.length > 0 ? [listData(best, publicUrl)] : []),
      ],
    }),
  };
  return writeHead(head, publicUrl);
}

/** @param told those with a price that can be compared */
function wordsOf(entries: readonly RankingEntry[], told: readonly ToldEntry[]): string {
  const count = entries.length === 1 ? 'un distributore' : `${entries.length} distributori`;
  if (entries.length === 0) return 'Nessun distributore conosciuto lo vende.';
  if (told.length === 0) return `Chi lo vende: ${count}. I prezzi non sono ancora noti.`;
  const best = told.slice(0, NAMED);
  const named = best.map(
    ({ entry, fuel }) => `${nameWithPlace(entry.business)} ${amountWords(fuel)}`,
  );
  const source = sourceWords(best.map(({ fuel }) => fuel));
  const compared = told.length > NAMED ? ` A confronto ${told.length} prezzi.` : '';
  return `I più convenienti: ${named.join('; ')}.${compared} ${source}.`;
}

const listData = (best: readonly ToldEntry[], publicUrl: string): object => ({
  '@type': 'ItemList',
  itemListElement: best.map(({ entry: { business } }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: business.name,
    url: absolute(`/business/${business.id}`, publicUrl),
  })),
});
