import type { Clock } from '../src/clock.ts';
import type { ReportedPrice } from '../src/modules/prices/reported-price.ts';

// Each claim has a number, encoded in its time, which identifies its row in the database.
const FIRST = Date.parse('2026-01-01T00:00:00Z');

/** A clock later than every claim. */
export const clock: Clock = { now: () => new Date('2027-01-01T00:00:00Z') };

export const STATION_COUNT = 10;
const FUEL_TYPE_ID = 10;

/** Makes the claim with this number. @param stationIds stations among which the claims rotate */
export function claimNumber(number: number, stationIds: readonly number[]): ReportedPrice {
  return {
    stationId: stationIds[number % stationIds.length]!,
    fuelTypeId: FUEL_TYPE_ID,
    // Close to each other, so that the gate accepts all.
    price: 1600 + (number % 100),
    unit: 'litre',
    observedAt: new Date(FIRST + number),
  };
}

export function numberOf(observedAt: Date): number {
  return observedAt.getTime() - FIRST;
}
