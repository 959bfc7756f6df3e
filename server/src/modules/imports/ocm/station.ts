/** Converts an entry of Open Charge Map to a station. */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { STATION_MAX } from '@pieno/contract/station-limits.ts';
import { toLine } from '@pieno/contract/text.ts';
import { areasContaining, type Country } from '../../stations/places/areas.ts';
import type { SourceStation } from '../../stations/facts/save-stations.ts';
import { cleanText } from '../clean-text.ts';
import { connectorsOf } from './connectors.ts';
import { countryAt, plainText, webAddress } from '../sites.ts';
import type { OcmSite } from './site-schema.ts';
import { readUsageCost } from './usage-cost.ts';

/** Countries by Open Charge Map's CountryID and ISOCode. */
const COUNTRIES: ReadonlyMap<unknown, Country> = new Map<unknown, Country>([
  [195, 'SM'],
  [112, 'IT'],
  ['SM', 'SM'],
  ['IT', 'IT'],
]);
const GENERIC_TITLE =
  /\b(?:stazione|punto|colonnina)\s+di\s+ricarica\b|\bcharging\s+(?:station|point)\b/iu;

/** Returns the country stated by the entry; when it states none, the country at its position. */
export function countryOf({ AddressInfo: address }: OcmSite): Country | undefined {
  const stated = address.Country?.ISOCode ?? address.CountryID;
  if (stated !== undefined && stated !== null) return COUNTRIES.get(stated);
  return countryAt(address.Latitude, address.Longitude);
}

/** Returns the entry's position. */
export function positionOf({ AddressInfo: address }: OcmSite): Position {
  return { latitude: address.Latitude, longitude: address.Longitude };
}

/** Converts an entry to a station. */
export function toStation(site: OcmSite): SourceStation {
  const { AddressInfo: address } = site;
  const country = countryOf(site)!;
  const position = positionOf(site);
  return {
    source: 'ocm',
    source_id: String(site.ID),
    kind: 'charging',
    country,
    name: nameOf(site),
    brand: plainText(site.OperatorInfo?.Title),
    short_description: describe(site),
    address: plainText(address.AddressLine1),
    postcode: plainText(address.Postcode),
    locality: plainText(address.Town),
    ...position,
    phone: plainText(address.ContactTelephone1),
    mobile: null,
    email: plainText(address.ContactEmail),
    website: webAddress(address.RelatedURL),
    opening_hours: null,
    connectors: connectorsOf(site),
    areas: areasContaining(country, position),
    confirmed_decades: [],
  };
}

/** Chooses a name. Many entries are just called "charging station": the street is added to tell them apart. */
function nameOf({ AddressInfo: { Title, AddressLine1, Town } }: OcmSite): string {
  const title = plainText(Title) ?? '';
  const specific = cleanText(title.replace(GENERIC_TITLE, ''));
  if (specific && specific === title) return title;
  return `${specific || 'Ricarica'} ${plainText(AddressLine1) ?? plainText(Town) ?? ''}`.trim();
}

/** Describes the points, the power, and a tariff's text when it is no price. */
function describe({ NumberOfPoints, Connections, UsageCost }: OcmSite): string | null {
  const power = Math.max(...(Connections ?? []).map((connection) => connection.PowerKW ?? 0), 0);
  const points =
    NumberOfPoints === 1 ? 'Un punto di ricarica' : `${NumberOfPoints} punti di ricarica`;
  const kilowatt = power > 0 ? `fino a ${String(power).replace('.', ',')} kW` : null;
  const site = [NumberOfPoints ? points : null, kilowatt].filter(Boolean).join(', ');
  const tariff = readUsageCost(UsageCost) === undefined ? plainText(UsageCost) : null;
  const stated = [site, tariff && `Tariffa: ${tariff}`].filter(Boolean).join(' · ');
  return stated ? toLine(stated, STATION_MAX.short_description) : null;
}
