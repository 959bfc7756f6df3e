import type { FuelUnit } from '@pieno/contract/fuels.ts';

/** A source's statement of what a fuel costs at a station. */
export interface Claim {
  stationId: number;
  /** The station that the source named, where that one was merged into this. */
  namedStationId?: number;
  fuelTypeId: number;
  /** Thousandths of a euro per `unit`. */
  price: number;
  unit: FuelUnit;
  observedAt: Date;
}
