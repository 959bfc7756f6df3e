import type { FuelMode } from '@pieno/contract/fuels.ts';

/** State of the last completed import. */
export interface MinistryState {
  /** Address, version, date and size of each file; ETags are only compared for the same addresses. */
  registry: SourceState;
  prices: SourceState;
  /** The file's medians by fuel type, in thousandths of a euro. */
  medians?: Record<string, number>;
  /** Prices of stations in an area that the file does not say again, by station and fuel type; all others it confirms. */
  silent?: [station: number, fuel: number][];
  unsaid?: UnsaidFuel[];
}
/** The prices of a fuel of which nobody has said category and unit (rule fuel-unknown). */
export interface UnsaidFuel {
  name: string;
  mode: FuelMode;
  /** The median of the whole file, in thousandths of a euro. */
  median?: number;
  rows: UnsaidPrice[];
}
export interface UnsaidPrice {
  /** The station's id in the file. */
  station: string;
  /** Thousandths of a euro. */
  price: number;
  observedAt: string;
}
export interface SourceState {
  source: string;
  etag?: string;
  extractedOn: string;
  rows: number;
  /** In how many rows a fact stood, by its Italian name; of the prices by the fuel's name. */
  facts?: Record<string, number>;
}
