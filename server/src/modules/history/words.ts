import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { AcceptedPrice, KeptWord } from '../prices/fold/stretch.ts';

/** What was said about a fuel at a station, each list in the order of time. */
export interface PairWords {
  stationId: number;
  fuelTypeId: number;
  unit: FuelUnit;
  /** One for each instant. */
  prices: AcceptedPrice[];
  kept: KeptWord[];
  /** From when on the station does not sell the fuel; unset while it does. */
  unsoldAt: number | undefined;
  /** Before this instant only a day's lowest, highest and last price are here; unset where all are. */
  dailyUntil: number | undefined;
}
