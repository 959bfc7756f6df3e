import { isRanked } from '@pieno/contract/prices/freshness.ts';
import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import type { Area, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { rankCandidates, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { hoursOf } from '@pieno/contract/stations/opening-hours.ts';
import { closedText } from '@pieno/contract/stations/opening-text.ts';
import type { Tank } from '@pieno/contract/profile/tank.ts';
import { stateOf, stateText } from '../../../features/prices/state-text.ts';

/** A station with its ranked price. */
export interface Offer {
  entry: PlacedEntry;
  fuel: AgedPrice;
}

export interface Answer extends Offer {
  /** Why it cannot be used now: 'Chiuso · apre domani alle 7'. */
  closed: string | undefined;
  /** If it is closed: the cheapest open one. */
  instead: Offer | undefined;
}

const METHANE = 40;

/** Methane is not sold in San Marino (rule home-methane). */
export const areaOf = (fuel: number): Area => (fuel === METHANE ? 'confine' : 'SM');

/**
 * Finds the best place to fill a tank (rule home-answer): the first in the ranking of its fuel and mode, or its
 * stand-in if nothing ranks; null without a known price.
 */
export function answerOf(
  ranking: readonly RankingEntry[],
  { mode }: Pick<Tank, 'mode'>,
  now: Date,
): Answer | null {
  const offers = rankCandidates(ranking, now, mode ?? undefined).flatMap((entry): Offer[] => {
    const fuel = entry.standIn ?? entry.fuels[0];
    return fuel ? [{ entry, fuel }] : [];
  });
  const [best] = offers;
  if (!best) return null;
  const closed = closedAt(best, now);
  const instead = closed
    ? offers.find((offer) => isRanked(offer.fuel) && !closedAt(offer, now))
    : undefined;
  return { ...best, closed, instead };
}

/** True if the selling hours are known. */
export const hasHours = ({ entry, fuel }: Offer): boolean =>
  !!entry.opening && !!hoursOf(entry.opening, fuel.fuel_type.mode);

/** Returns what prevents refuelling there at an instant, by its hours or by a report that counts. */
function closedAt({ entry, fuel }: Offer, now: Date): string | undefined {
  const state = stateOf(fuel, entry.states, now);
  return state?.counts ? stateText(state) : closedText(entry.opening, fuel.fuel_type.mode, now);
}
