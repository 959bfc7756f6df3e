/** Converts a current price to its form on the wire. */
import { ministryConfirmsUntil } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import {
  isFromFuture,
  lastInstants,
  lastReportAt,
  type PriceAges,
} from '../prices/evaluate/freshness.ts';
import type { MinistryConfirmation } from '../ministry/ministry-confirmation.ts';
import type { BoardFuel } from './board-fuels.ts';
import type { BoardPrice, BoardStation } from './snapshot.ts';

/** The instant of an answer, and what the age of prices depends on. */
export interface AnswerTime {
  now: Date;
  ages: PriceAges;
  ministry: MinistryConfirmation | undefined;
}

type PricedStation = Pick<BoardStation, 'id' | 'areas' | 'confirmed_decades' | 'confirmedBy'>;

/** A fuel on the wire, where its id implies its decade. */
export const presentFuel = ({ decade: _, ...fuel }: BoardFuel): FuelPrice['fuel_type'] => fuel;

/**
 * Converts a current price: euros with three decimals, UTC times, and until when it is fresh and not stale. Fields
 * equal to another one are left out. Only a future date makes it stale here; its age is evaluated by the contract's
 * own function. Older pages do not know contested prices, so those are marked doubtful too.
 */
export function presentPrice(
  price: BoardPrice,
  station: PricedStation,
  answerTime: AnswerTime,
): FuelPrice {
  const { fuel, observedAt, source, origin, doubtful, contested, since, next } = price;
  const { fresh, notStale } = lastInstants({ ...price, unit: fuel.unit }, answerTime.ages);
  const confirmedAt = confirmationOf(price, station, answerTime);
  return {
    fuel_type: presentFuel(fuel),
    price: price.price / 1000,
    effective_date: observedAt.toISOString(),
    source,
    origin,
    stale: isFromFuture(observedAt, answerTime.now),
    fresh_until: fresh.toISOString(),
    ...(notStale > fresh && { stale_from: notStale.toISOString() }),
    ...(since < observedAt && { since: since.toISOString() }),
    ...(confirmedAt > observedAt && { confirmed_at: confirmedAt.toISOString() }),
    ...(contested && { contested }),
    ...(next && { next: { price: next.price / 1000, at: next.at.toISOString() } }),
    confirmed: source !== 'demo' || station.confirmed_decades.includes(fuel.decade),
    doubtful: doubtful || contested,
  };
}

/** The same, with who has confirmed it. */
export function presentWithConfirmers(
  price: BoardPrice,
  station: PricedStation,
  answerTime: AnswerTime,
): FuelPrice {
  const confirmedBy = price.source === 'demo' ? undefined : station.confirmedBy.get(price.fuel.id);
  return {
    ...presentPrice(price, station, answerTime),
    ...(confirmedBy && { confirmed_by: confirmedBy }),
  };
}

/** When the price was last confirmed: by a person, or by the ministry's file while that counts. */
function confirmationOf(price: BoardPrice, station: PricedStation, answerTime: AnswerTime): Date {
  const dated = lastReportAt(price);
  const file = ministryWordOf(price, station, answerTime);
  return file && file > dated ? file : dated;
}

/**
 * When the ministry's newest file last confirmed the price (rule price-ministry-word): only of stations in an area,
 * the only ones searched for, and until eight days after the price's own time.
 */
function ministryWordOf(
  { origin, fuel, observedAt }: BoardPrice,
  { id, areas }: PricedStation,
  { now, ministry }: AnswerTime,
): Date | undefined {
  if (origin !== 'ministry' || !ministry || areas.length === 0) return undefined;
  const isWithin =
    Math.max(now.getTime(), ministry.at.getTime()) <= ministryConfirmsUntil(observedAt.getTime());
  return isWithin && !ministry.silent.has(`${id}/${fuel.id}`) ? ministry.at : undefined;
}
