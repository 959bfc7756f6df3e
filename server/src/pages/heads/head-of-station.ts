import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import { cardOfStation, stationCardPath } from '../cards/card.ts';
import { writeHead, type Head } from './head-markup.ts';
import { priceWords, sourceWords, toldPrices } from './price-words.ts';
import { trail } from './breadcrumbs.ts';
import { stationData } from './station-data.ts';

/**
 * Writes the head of a station's page: 'Commercio Petroli, Domagnano: Diesel € 1,759 · Pieno' (rule page-head).
 * @param details the board's answer
 * @param publicUrl the product's own origin, if configured
 * @returns escaped markup
 */
export function headOfStation(details: BusinessDetails, publicUrl: string | undefined): string {
  const { business, closed } = details;
  const name = nameWithPlace(business);
  const told = closed ? [] : toldPrices(details.prices, details.states);
  const [first] = told;
  const head: Head = {
    title: closed ? `${name}: chiuso` : first ? `${name}: ${priceWords(first)}` : name,
    description: `${wordsOf(details)}. ${addressOf(business)}`.trim(),
    path: `/business/${business.id}`,
    picture: {
      path: stationCardPath(business.id, cardOfStation(details)),
      alt: `I prezzi di ${name}`,
    },
    ...(publicUrl && {
      data: [
        stationData(details, publicUrl),
        trail(first && decadeOf(first.fuel_type.id), business.name, publicUrl),
      ],
    }),
  };
  return writeHead(head, publicUrl);
}

function wordsOf({ prices, states, closed }: BusinessDetails): string {
  if (closed) return 'Questo distributore non esiste più';
  const told = toldPrices(prices, states);
  if (told.length > 0) return `${told.map(priceWords).join(', ')}. ${sourceWords(told)}`;
  return 'I suoi prezzi non sono ancora noti';
}

/** Returns a station's name with its place, unless the name contains it: 'Commercio Petroli, Domagnano'. */
export function nameWithPlace({
  name,
  locality,
}: Pick<BusinessDetails['business'], 'name' | 'locality'>): string {
  const isSaid = !locality || name.toLowerCase().includes(locality.toLowerCase());
  return isSaid ? name : `${name}, ${locality}`;
}

function addressOf({ address, postcode, locality }: BusinessDetails['business']): string {
  const town = [postcode, locality].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}
