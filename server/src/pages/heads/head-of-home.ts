import type { BestByDecade } from '@pieno/contract/prices/prices.ts';
import { cardOfHome, homeCardPath } from '../cards/card.ts';
import { absolute, PURPOSE, writeHead, type Head } from './head-markup.ts';
import { nameWithPlace } from './head-of-station.ts';
import { priceText, sourceText, listedPrices } from './listed-prices.ts';
import { listedEntries } from './listed-entries.ts';

const IN_TITLE = 2;

/**
 * Writes the head of the pages with the winners: 'Diesel € 1,759, Benzina € 1,669 a San Marino · Pieno'
 * (rule page-head).
 * @param winners the board's answer
 * @param publicUrl the product's own origin, undefined when none is configured
 * @returns escaped markup
 */
export function headOfHome(winners: BestByDecade, publicUrl: string | undefined): string {
  const best = winners.flatMap(({ best: entry }) => (entry ? listedEntries([entry]) : []));
  const fuels = listedPrices(best.map(({ fuel }) => fuel));
  const named = best.map(
    ({ entry, fuel }) => `${priceText(fuel)} da ${nameWithPlace(entry.business)}`,
  );
  const first = fuels.slice(0, IN_TITLE).map(priceText).join(', ');
  const head: Head = {
    title: first ? `${first} a San Marino` : 'I prezzi dei carburanti a San Marino',
    description: named.length > 0 ? `${named.join('; ')}. ${sourceText(fuels)}.` : PURPOSE,
    path: '/',
    picture: {
      path: homeCardPath(cardOfHome(winners)),
      alt: 'I prezzi migliori a San Marino',
    },
    ...(publicUrl && { data: [siteData(publicUrl)] }),
  };
  return writeHead(head, publicUrl);
}

const siteData = (publicUrl: string): object => ({
  '@type': 'WebSite',
  name: 'Pieno',
  url: absolute('/', publicUrl),
  description: PURPOSE,
  inLanguage: 'it',
});
