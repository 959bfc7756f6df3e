import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';

/** A fuel at a station. */
export interface Pair {
  stationId: number;
  fuelTypeId: number;
}

/** What somebody says a fuel costs at a station: a row of a file, a tap, a demo price. */
export interface Word extends Pair {
  /** The station that the source named, where that one was merged into this. */
  namedStationId?: number;
  /** Thousandths of a euro; a person's may have a fraction, which is refused. */
  price: number;
  /** For how much, as the source says; missing where it is said as the fuel is sold. */
  unit?: FuelUnit;
  /** When it was seen, or since when it holds. */
  observedAt: Date;
  /** True for "still so", about the price that was shown. */
  isConfirmed?: boolean;
}

/** Names a fuel at a station in a map. */
export const keyOf = ({ stationId, fuelTypeId }: Pair): string => `${stationId}/${fuelTypeId}`;
