/** State of the last completed import. */
export interface MinistryState {
  /** Address, version, date and size of each file; ETags are only compared for the same addresses. */
  registry: SourceState;
  prices: SourceState;
  /** The file's medians by fuel type, in thousandths of a euro. */
  medians?: Record<string, number>;
  /** Prices of stations in an area that the file does not say again, by station and fuel type; all others it confirms. */
  silent?: [station: number, fuel: number][];
  /** The ministry's ids of stations that its file has put outside the areas, of which nobody has decided yet. */
  movedOut?: string[];
}
export interface SourceState {
  source: string;
  etag?: string;
  extractedOn: string;
  rows: number;
  /** In how many rows a fact stood, by its Italian name; of the prices by the fuel's name. */
  facts?: Record<string, number>;
}
