import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import { cardOfStation, stationCardPath } from '../cards/card.ts';
import { writeHead, type Head } from './head-markup.ts';
import { priceText, sourceText, listedPrices } from './listed-prices.ts';
import { breadcrumbs } from './breadcrumbs.ts';
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
  const listed = closed ? [] : listedPrices(details.prices, details.states);
  const [first] = listed;
  const head: Head = {
    title: closed ? `${name}: chiuso` : first ? `${name}: ${priceText(first)}` : name,
    description: `${descriptionOf(details)}. ${addressOf(business)}`.trim(),
    path: `/business/${business.id}`,
    picture: {
      path: stationCardPath(business.id, cardOfStation(details)),
      alt: `I prezzi di ${name}`,
    },
    ...(publicUrl && {
      data: [
        stationData(details, publicUrl),
        breadcrumbs(first && decadeOf(first.fuel_type.id), business.name, publicUrl),
      ],
    }),
  };
  return writeHead(head, publicUrl);
}

function descriptionOf({ prices, states, closed }: BusinessDetails): string {
  if (closed) return 'Questo distributore non esiste più';
  const listed = listedPrices(prices, states);
  if (listed.length > 0) return `${listed.map(priceText).join(', ')}. ${sourceText(listed)}`;
  return 'I suoi prezzi non sono ancora noti';
}

/** Returns a station's name with its place, unless the name contains it: 'Commercio Petroli, Domagnano'. */
export function nameWithPlace({
  name,
  locality,
}: Pick<BusinessDetails['business'], 'name' | 'locality'>): string {
  const hasPlace = !locality || name.toLowerCase().includes(locality.toLowerCase());
  return hasPlace ? name : `${name}, ${locality}`;
}

function addressOf({ address, postcode, locality }: BusinessDetails['business']): string {
  const town = [postcode, locality].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}
