/** At how many stations a known driver's words have effect (rule report-share, decision 0065): pure functions. */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { GateLimits } from './gate-limits.ts';

/** A station at which a known driver's words have effect, in a category. */
export interface Share {
  /** The driver's hash. */
  person: string;
  stationId: number;
  decade: number;
}

/** One that is used: since when, and by which report or dispute; a word about a state is neither. */
export interface SpentShare extends Share {
  at: Date;
  reportId?: string | null;
  disputeId?: string;
}

/** True where a known driver's word has effect: the driver's words do at fewer other stations of the category than may be. */
export const hasRoom = (
  shares: readonly Share[],
  { person, stationId, decade }: Share,
  { shareStations }: Pick<GateLimits, 'shareStations'>,
): boolean => {
  const others = shares.filter(
    (share) => share.person === person && share.decade === decade && share.stationId !== stationId,
  );
  return new Set(others.map((share) => share.stationId)).size < shareStations;
};

/**
 * True for a price that is not counted: near the one to expect as the belt moves.
 * @param expectedPrice in thousandths of a euro, as the price; undefined where there is none
 */
export const isNearExpected = (
  price: number,
  expectedPrice: number | undefined,
  { freePermille }: Pick<GateLimits, 'freePermille'>,
): boolean => expectedPrice !== undefined && !deviatesBeyond(price, expectedPrice, freePermille);
