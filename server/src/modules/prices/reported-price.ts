/** The type of a reported price, and the key of its station and fuel. */
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';

/** A fuel at a station. */
export interface Pair {
  stationId: number;
  fuelTypeId: number;
}

/** A reported price of a fuel at a station: from a file, a person or the demo. */
export interface ReportedPrice extends Pair {
  /** The merged station that the source named, if it is not this one. */
  namedStationId?: number;
  /** Thousandths of a euro; a person's may have a fraction, which is refused. */
  price: number;
  /** The unit stated by the source; missing when the fuel's own applies. */
  unit?: FuelUnit;
  /** When it was seen, or since when it holds. */
  observedAt: Date;
  /** True for a confirmation of the displayed price. */
  isConfirmed?: boolean;
}

/** Makes a map key. */
export const keyOf = ({ stationId, fuelTypeId }: Pair): string => `${stationId}/${fuelTypeId}`;
