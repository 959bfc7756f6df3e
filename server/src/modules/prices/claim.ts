import type { FuelUnit } from '@pieno/contract/fuels.ts';

/** A source's statement of what a fuel costs at a station. */
export interface Claim {
  stationId: number;
  fuelTypeId: number;
  /** Thousandths of a euro per `unit`. */
  price: number;
  unit: FuelUnit;
  observedAt: Date;
}
