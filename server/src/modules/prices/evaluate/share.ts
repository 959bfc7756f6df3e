/** Limits the stations at which a known driver's reports have effect (rule report-share, decision 0065): pure functions. */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { GateLimits } from './gate-limits.ts';

/** A station and category in which a known driver's reports have effect. */
export interface Share {
  /** The driver's hash. */
  person: string;
  stationId: number;
  decade: number;
}

/**
 * A used share: since when, and by which report or dispute; neither for a report of a station's state (closed, sold out,
 * broken).
 */
export interface ShareUse extends Share {
  at: Date;
  reportId?: string | null;
  disputeId?: string;
}

/**
 * True when a known driver's report has effect: fewer other stations of the category than allowed use the driver's share.
 */
export const hasShareLeft = (
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
 * True for a price that uses no share: it is near the one expected from the belt's movement.
 * @param expectedPrice in thousandths of a euro, like the price; undefined without one
 */
export const isNearExpected = (
  price: number,
  expectedPrice: number | undefined,
  { freePermille }: Pick<GateLimits, 'freePermille'>,
): boolean => expectedPrice !== undefined && !deviatesBeyond(price, expectedPrice, freePermille);
