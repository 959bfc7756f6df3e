/** State of the last completed import. */
export interface MinistryState {
  /** Address, version, date and size of each file; ETags are only compared for the same addresses. */
  registry: SourceState;
  prices: SourceState;
  /** The file's medians by fuel type, in thousandths of a euro. */
  medians?: Record<string, number>;
}
export interface SourceState {
  source: string;
  etag?: string;
  extractedOn: string;
  rows: number;
}
