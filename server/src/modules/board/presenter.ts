/** Converts the board's stations to the wire's businesses: the only module that uses both terms. */
import type { BusinessDetails } from '@pieno/contract/business.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { Candidate } from '@pieno/contract/ranking.ts';
import { imageUrl } from '../images/address.ts';
import type { BoardPrice, BoardStation } from './snapshot.ts';

/** Decides whether a price is stale, from the time at which it was observed. */
export type IsStale = (observedAt: Date) => boolean;

/** Converts a current price to its form on the wire: euros with three decimals, UTC time, marked when stale. */
function presentPrice(
  { fuel, price, observedAt, source, origin, doubtful }: BoardPrice,
  station: BoardStation,
  isStale: IsStale,
): FuelPrice {
  const { decade, ...fuelType } = fuel;
  return {
    fuel_type: fuelType,
    price: price / 1000,
    effective_date: observedAt.toISOString(),
    source,
    origin,
    stale: isStale(observedAt),
    confirmed: source !== 'demo' || station.confirmed_decades.includes(decade),
    doubtful,
  };
}

/** Converts a station with its fuels of one decade to a candidate for the ranking. */
export function presentCandidate(
  station: BoardStation,
  decade: number,
  isStale: IsStale,
): Candidate {
  const { id, name, latitude, longitude, locality, address } = station;
  return {
    decade,
    business: { id, name, latitude, longitude, locality, address },
    fuels: station.prices
      .filter((price) => price.fuel.decade === decade)
      .map((price) => presentPrice(price, station, isStale)),
  };
}

/** Converts a station to the answer for its page (spec §3, business details response). */
export function presentBusiness(station: BoardStation, isStale: IsStale): BusinessDetails {
  const { areas: _, confirmed_decades: __, prices, images, logo_hash: logo, ...business } = station;
  return {
    business: { ...business, logo_url: logo && imageUrl(logo) },
    prices: prices.map((price) => presentPrice(price, station, isStale)),
    gallery_images: images.map(({ hash, ...image }) => ({ ...image, url: imageUrl(hash) })),
  };
}
