/** What is remembered of the last import that went well. */
export interface MinistryState {
  /** Where the files came from; versions count only for the same addresses. */
  registry: SourceState;
  prices: SourceState;
}
export interface SourceState {
  source: string;
  etag?: string;
  extractedOn: string;
  rows: number;
}
