import { phoneNumbers } from '@pieno/contract/stations/phone-numbers.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { isCertain } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { absolute } from './head-markup.ts';
import { openingData } from './opening-data.ts';

/** Unit codes of UN/CEFACT Recommendation 20, which schema.org requires. */
const UNIT_CODES: Record<FuelUnit, string> = {
  litre: 'LTR',
  kilogram: 'KGM',
  kilowatt_hour: 'KWH',
};

/**
 * Describes a station in schema.org's vocabulary: address, place, hours, telephone, rating, and its fresh real prices
 * by unit.
 * @returns a GasStation; for a site that sells only electricity a LocalBusiness, as schema.org has no specific type
 */
export function stationData(details: BusinessDetails, publicUrl: string) {
  const { business, closed, reviews } = details;
  const { latitude, longitude, website } = business;
  const url = absolute(`/business/${business.id}`, publicUrl);
  // schema.org allows one number.
  const telephone = [business.phone, business.mobile]
    .flatMap((field) => phoneNumbers(field ?? ''))
    .find(({ dial }) => dial)?.text;
  const offers = closed ? [] : details.prices.filter(isOffered).map(offerData);
  return {
    '@type': isChargingSite(details) ? ('LocalBusiness' as const) : ('GasStation' as const),
    '@id': url,
    url,
    name: business.name,
    ...(business.short_description && { description: business.short_description }),
    address: addressData(details),
    ...(latitude !== null &&
      longitude !== null && {
        geo: { '@type': 'GeoCoordinates' as const, latitude, longitude },
      }),
    ...(telephone && { telephone }),
    ...(business.logo_url && { image: absolute(business.logo_url, publicUrl) }),
    ...(website && /^https?:\/\//.test(website) && { sameAs: website }),
    ...(details.details && !closed && openingData(details.details)),
    ...(reviews?.average !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: reviews.average,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(offers.length > 0 && { makesOffer: offers }),
  };
}

const isChargingSite = ({ business, prices }: BusinessDetails): boolean =>
  prices.length > 0
    ? prices.every(({ fuel_type }) => fuel_type.unit === 'kilowatt_hour')
    : business.connectors.length > 0;

/** True for a price that needs neither date nor mark: real, certain and fresh. */
const isOffered = (fuel: FuelPrice): boolean =>
  fuel.source !== 'demo' && !fuel.stale && !fuel.ageing && isCertain(fuel);

function offerData({ fuel_type, price, since, effective_date, fresh_until: until }: FuelPrice) {
  return {
    '@type': 'Offer' as const,
    // Not a Product: search engines require a picture and reviews of those.
    name: fuel_type.name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      price,
      priceCurrency: 'EUR',
      unitCode: UNIT_CODES[fuel_type.unit],
      validFrom: since ?? effective_date,
      ...(until && { validThrough: until }),
    },
  };
}

function addressData({ business, areas }: BusinessDetails) {
  const { address, postcode, locality } = business;
  const country = areas.includes('SM') ? 'SM' : areas.length > 0 ? 'IT' : undefined;
  return {
    '@type': 'PostalAddress' as const,
    ...(address && { streetAddress: address }),
    ...(postcode && { postalCode: postcode }),
    ...(locality && { addressLocality: locality }),
    ...(country && { addressCountry: country }),
  };
}
