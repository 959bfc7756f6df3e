import type { Clock } from '../src/clock.ts';
import type { Claim } from '../src/modules/prices/claim.ts';

// Every claim has a number; its time says which, so that a row found later names the claim it came from.
const FIRST = Date.parse('2026-01-01T00:00:00Z');

/** Later than any claim. */
export const clock: Clock = { now: () => new Date('2027-01-01T00:00:00Z') };

export const STATION_COUNT = 10;
export const FUEL_TYPE_ID = 10;

/** @param stationIds the stations that the claims go around */
export function claimNumber(number: number, stationIds: readonly number[]): Claim {
  return {
    stationId: stationIds[number % stationIds.length]!,
    fuelTypeId: FUEL_TYPE_ID,
    price: 1000 + (number % 1000),
    unit: 'litre',
    observedAt: new Date(FIRST + number),
  };
}

export function numberOf(observedAt: Date): number {
  return observedAt.getTime() - FIRST;
}
