/** How the door evaluates what drivers and owners say, beyond `PRICE_GATE` (docs/decisions/0050-trust-in-one-table.md). */
export const REPORT_GATE = {
  /** Per mille from the reference price and from the station's price beyond which a driver is asked again. */
  askPermille: 60,
  /** Per mille within which a price agrees with an owner's, and two known people's with each other. */
  agreePermille: 5,
  /** Per mille of the base within which any driver's price ranks at once, and within which one known person's does. */
  freePermille: 20,
  knownPermille: 60,
  /** Hours after which a price lapses that is not shown. */
  waitHours: 48,
  /** Hours for which the word of an owner or administrator is displaced only by two known people. */
  youngHours: 24,
  /** Stations of a category at which a known driver's words have effect; at any other the driver stands as anybody. */
  shareStations: 2,
  /** Hours for which such a station counts at least; and where the word is taken back. */
  shareHours: 72,
  shareBackHours: 24,
  /** Hours for which a contested price is remembered: its sayer's return to it is contested too. */
  disputeHours: 72,
} as const;

/**
 * True when a price deviates by more than so many per mille from a reference price (rules owner-prices, report-ask,
 * owner-words).
 * @param price in thousandths of a euro, as is `reference`
 */
export const deviatesBeyond = (price: number, reference: number, permille: number): boolean =>
  Math.abs(price - reference) * 1_000 > permille * reference;
