import { createHash } from 'node:crypto';

/** Thousandths of a euro per fuel type. `spread` is the range among stations, `swing` the range over days. */
interface Band {
  min: number;
  spread: number;
  swing: number;
}

/**
 * Plausible for the summer of 2026: Italian prices near the border minus 5 to 25 cents; served fuel costs 2 to 4 cents
 * more than self-service. The electric tariff is the network's last known one, the same everywhere.
 */
const BANDS: Readonly<Record<number, Band>> = {
  10: { min: 1_669, spread: 70, swing: 8 },
  20: { min: 1_749, spread: 80, swing: 10 },
  30: { min: 705, spread: 25, swing: 4 },
  50: { min: 400, spread: 0, swing: 0 },
};
const SELF_OF_SERVED: Readonly<Record<number, number>> = { 11: 10, 21: 20 };
const SERVED_SURCHARGE = { min: 20, spread: 20 };

/** Period of the simulated market, in days. */
const CYCLE_DAYS = 17;
/** Upper bound, in days, for a station's delay behind the simulated market. */
const LAG_DAYS = 3;

/**
 * Computes a demo price: the same for the same day, station and fuel, slightly different the next day.
 * @param day days since 1970
 * @param stationKey a permanent key of the station
 * @returns thousandths of a euro per unit of the fuel type
 */
export function demoPrice(day: number, stationKey: string, fuelTypeId: number): number {
  const self = SELF_OF_SERVED[fuelTypeId];
  if (self !== undefined) {
    const { min, spread } = SERVED_SURCHARGE;
    return (
      demoPrice(day, stationKey, self) + min + Math.round(spread * chance(stationKey, 'served'))
    );
  }
  const { min, spread, swing } = BANDS[fuelTypeId]!;
  const late = Math.floor(LAG_DAYS * chance(stationKey, 'late'));
  const wave = (1 + Math.sin((2 * Math.PI * (day - late)) / CYCLE_DAYS)) / 2;
  return min + Math.round(spread * chance(stationKey, fuelTypeId)) + Math.round(swing * wave);
}

/** Returns a pseudo-random number in [0, 1), determined only by the arguments. */
export function chance(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('/')).digest().readUInt32BE() / 2 ** 32;
}
