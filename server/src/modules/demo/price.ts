import { createHash } from 'node:crypto';

/** Thousandths of a euro, per fuel type. `spread` is how far stations lie apart, `swing` how far days do. */
interface Band {
  min: number;
  spread: number;
  swing: number;
}

/**
 * Plausible for the summer of 2026: the Italian prices near the border less 5 to 25 cents; a served fuel
 * 2 to 4 cents above self-service. The electric tariff is the network's last known one, the same everywhere.
 */
const BANDS: Readonly<Record<number, Band>> = {
  10: { min: 1_669, spread: 70, swing: 8 },
  20: { min: 1_749, spread: 80, swing: 10 },
  30: { min: 705, spread: 25, swing: 4 },
  50: { min: 400, spread: 0, swing: 0 },
};
const SELF_OF_SERVED: Readonly<Record<number, number>> = { 11: 10, 21: 20 };
const SERVED_SURCHARGE = { min: 20, spread: 20 };

/** Days after which the invented market comes back to where it was. */
const CYCLE_DAYS = 17;
/** Days by which a station may follow the market late. */
const LAG_DAYS = 3;

/**
 * A demo price: the same for the same day, station and fuel, a little different the day after.
 * @param day days since 1970
 * @param stationKey anything that names the station for good
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

/** A number from 0 to below 1 that depends on nothing but its arguments. */
export function chance(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('/')).digest().readUInt32BE() / 2 ** 32;
}
