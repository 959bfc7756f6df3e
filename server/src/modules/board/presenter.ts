/** Converts the board's stations to the wire's businesses: the only module that uses both terms. */
import type { BusinessDetails, WireDetails } from '@pieno/contract/stations/business.ts';
import type { WireHours } from '@pieno/contract/stations/wire-hours.ts';
import { agedAt, lastingAt } from '@pieno/contract/prices/freshness.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { Candidate } from '@pieno/contract/prices/ranking.ts';
import { dayAfter } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { imageUrl } from '../images/image-url.ts';
import { altText } from '../stations/facts/gallery.ts';
import { shownPrices, unknownDecades, type RealDecades } from './demo-rule.ts';
import { presentPrice, presentWithConfirmers, type AnswerTime } from './present-price.ts';
import { presentReportable, reportedPrices, statesOf } from './present-reports.ts';
import type { BoardStation } from './snapshot.ts';

/**
 * Converts a station to candidates for the rankings of its area.
 * @param real the decades in which the area has a real price
 * @returns a function that makes the candidate for the ranking of a decade
 */
export function presentCandidates(
  station: BoardStation,
  real: RealDecades,
  answerTime: AnswerTime,
): (decade: number) => Candidate {
  const { id, name, latitude, longitude, locality, address } = station;
  const business = { id, name, latitude, longitude, locality, address };
  const shown = shownPrices(station, real).map((price) => ({
    decade: price.fuel.decade,
    fuel: presentPrice(price, station, answerTime),
  }));
  const unknown = unknownDecades(station, real);
  const allReported = reportedPrices(station, answerTime);
  const opening = openingHours(station.details, answerTime.now);
  const smac = station.details?.smac ?? undefined;
  return (decade) => {
    const fuels = shown.filter((each) => each.decade === decade).map(({ fuel }) => fuel);
    const reported = allReported.filter(({ fuel_type }) => decadeOf(fuel_type.id) === decade);
    const states = statesOf(station, [...fuels, ...reported], answerTime);
    return {
      decade,
      business,
      known: !unknown.includes(decade),
      fuels,
      ...(reported.length > 0 && { reported }),
      ...(states.length > 0 && { states }),
      ...(opening && { opening }),
      ...(smac !== undefined && { smac }),
    };
  };
}

/** The hours set by the station's owners, without past days. */
function openingHours(details: WireDetails | null, now: Date): WireHours | undefined {
  if (!details?.hours && !details?.self_hours) return undefined;
  const { hours, self_hours, exceptions } = details;
  // Hours past midnight belong to the day before.
  const first = dayAfter(dayInSanMarino(now), -1);
  return { hours, self_hours, exceptions: exceptions.filter(({ date }) => date >= first) };
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
  const { areas, images, logo_hash: logo, connectors, closed, details, ...business } = station;
  const prices = shownPrices(station, real).map((price) =>
    presentWithConfirmers(price, station, answerTime),
  );
  const reported = reportedPrices(station, answerTime);
  const states = lastingAt(station.states, answerTime.now);
  return {
    business: { ...business, logo_url: logo && imageUrl(logo), connectors: connectors ?? [] },
    areas,
    prices: agedAt(prices, answerTime.now),
    unknown_decades: closed ? [] : unknownDecades(station, real),
    ...(closed && { closed }),
    ...(reported.length > 0 && !closed && { reported }),
    ...(states.length > 0 && !closed && { states }),
    reportable_fuels: closed ? [] : presentReportable(station),
    gallery_images: images.map(({ hash, ...image }, index) => ({
      ...image,
      alt: altText(image, index),
      url: imageUrl(hash),
    })),
    ...(details && { details }),
    ...(station.reviews && { reviews: station.reviews }),
  };
}
