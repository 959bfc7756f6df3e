/** Turns the board's stations into the wire's businesses: the one place where the two words meet. */
import type { BusinessDetails } from '@pieno/contract/business.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { Candidate } from '@pieno/contract/ranking.ts';
import { imageUrl } from '../images/address.ts';
import type { BoardPrice, BoardStation } from './snapshot.ts';

/** True for a price that vouches for nothing now, as it was seen long ago. */
export type IsStale = (observedAt: Date) => boolean;

/** A current price as the phone sees it: euro with three decimals, UTC time, its age judged. */
function presentPrice(
  { fuel, price, observedAt, source }: BoardPrice,
  station: BoardStation,
  isStale: IsStale,
): FuelPrice {
  const { decade, ...fuelType } = fuel;
  return {
    fuel_type: fuelType,
    price: price / 1000,
    effective_date: observedAt.toISOString(),
    source,
    stale: isStale(observedAt),
    confirmed: source !== 'demo' || station.confirmed_decades.includes(decade),
  };
}

/** A station with its fuels of one decade, ready to be ranked. */
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

/** A station's page (spec §3, business details response). */
export function presentBusiness(station: BoardStation, isStale: IsStale): BusinessDetails {
  const { areas: _, confirmed_decades: __, prices, images, logo_hash: logo, ...business } = station;
  return {
    business: { ...business, logo_url: logo && imageUrl(logo) },
    prices: prices.map((price) => presentPrice(price, station, isStale)),
    gallery_images: images.map(({ hash, ...image }) => ({ ...image, url: imageUrl(hash) })),
  };
}
