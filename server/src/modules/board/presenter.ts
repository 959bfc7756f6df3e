/** Converts the board's stations to the wire's businesses: the only module that uses both terms. */
import type { BusinessDetails } from '@pieno/contract/business.ts';
import { agedAt } from '@pieno/contract/freshness.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { Candidate } from '@pieno/contract/ranking.ts';
import { imageUrl } from '../images/address.ts';
import { shownPrices, unknownDecades, type RealDecades } from './demo-rule.ts';
import type { BoardPrice, BoardStation } from './snapshot.ts';
import { freshUntil, isFromFuture, type AnswerTime } from '../prices/freshness.ts';

/**
 * Converts a current price to its form on the wire: euros with three decimals, UTC time, and until when it is fresh.
 * Only a date in the future makes it stale here; its age does so by the contract's own function.
 */
function presentPrice(
  { fuel, price, observedAt, source, origin, doubtful }: BoardPrice,
  station: BoardStation,
  answerTime: AnswerTime,
): FuelPrice {
  const { decade, ...fuelType } = fuel;
  return {
    fuel_type: fuelType,
    price: price / 1000,
    effective_date: observedAt.toISOString(),
    source,
    origin,
    stale: isFromFuture(observedAt, answerTime),
    fresh_until: freshUntil(observedAt, answerTime).toISOString(),
    confirmed: source !== 'demo' || station.confirmed_decades.includes(decade),
    doubtful,
  };
}

/**
 * Converts a station with its fuels of one decade to a candidate for the ranking.
 * @param real the decades in which the ranking's area has a real price
 */
export function presentCandidate(
  station: BoardStation,
  decade: number,
  real: RealDecades,
  answerTime: AnswerTime,
): Candidate {
  const { id, name, latitude, longitude, locality, address } = station;
  return {
    decade,
    business: { id, name, latitude, longitude, locality, address },
    known: !unknownDecades(station, real).includes(decade),
    fuels: shownPrices(station, real)
      .filter((price) => price.fuel.decade === decade)
      .map((price) => presentPrice(price, station, answerTime)),
  };
}

/**
 * Converts a station to the answer for its page (rule call-business).
 * @param real the decades in which an area of the station has a real price
 */
export function presentBusiness(
  station: BoardStation,
  real: RealDecades,
  answerTime: AnswerTime,
): BusinessDetails {
  const { areas, confirmed_decades: _, prices: __, images, logo_hash: logo, ...business } = station;
  const prices = shownPrices(station, real).map((price) =>
    presentPrice(price, station, answerTime),
  );
  return {
    business: {
      ...business,
      logo_url: logo && imageUrl(logo),
      connectors: business.connectors ?? [],
    },
    areas,
    prices: agedAt(prices, answerTime.now),
    unknown_decades: unknownDecades(station, real),
    gallery_images: images.map(({ hash, ...image }) => ({ ...image, url: imageUrl(hash) })),
  };
}
