import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';

/** An accepted, real price in the log. Prices are thousandths of a euro, times milliseconds since 1970. */
export interface SaidPrice {
  at: number;
  price: number;
  origin: PriceOrigin;
  /** True while it cannot rank. */
  doubtful: boolean;
  /** Known people behind a driver's price that is no base, 0 for a free one; null for a base. */
  voices: number | null;
}

/** "This price, still so", not taken back. */
export interface KeptWord {
  at: number;
  price: number;
  /** Of a driver; else of the owner or an administrator. */
  isDriver: boolean;
  /** True for a driver for whom an administrator had vouched. */
  isKnown: boolean;
  /** Said of a price that was not fresh any more. */
  isLate: boolean;
}

/** What was said about a fuel at a station, each list in the order of time. */
export interface PairWords {
  stationId: number;
  fuelTypeId: number;
  unit: FuelUnit;
  /** One for each instant. */
  prices: SaidPrice[];
  kept: KeptWord[];
  /** From when on the station does not sell the fuel; unset while it does. */
  unsoldAt: number | undefined;
  /** Before this instant only a day's lowest, highest and last price are here; unset where all are. */
  dailyUntil: number | undefined;
}
