import type { FuelUnit } from '@pieno/contract/fuels.ts';

/** What somebody says a fuel costs at a station. */
export interface Claim {
  stationId: number;
  fuelTypeId: number;
  /** Thousandths of a euro per `unit`. */
  price: number;
  unit: FuelUnit;
  observedAt: Date;
}
