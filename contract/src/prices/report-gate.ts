/**
 * How the price gate evaluates reports from drivers and owners, beyond `PRICE_GATE`
 * (docs/decisions/0050-trust-in-one-table.md).
 */
export const REPORT_GATE = {
  /** Per mille from the reference price and from the station's price beyond which a driver is asked to confirm. */
  askPermille: 60,
  /** Per mille within which a price agrees with an owner's, or two known drivers' prices with each other. */
  agreePermille: 5,
  /**
   * Per mille of the reference price within which any driver's price ranks at once, and within which a known driver's
   * does.
   */
  freePermille: 20,
  knownPermille: 60,
  /** Hours after which a price that is not shown lapses. */
  waitHours: 48,
  /** Hours within which only two known drivers can replace a price from an owner or administrator. */
  youngHours: 24,
  /**
   * Stations per category at which a known driver's reports have this effect; at others the driver counts as unknown.
   */
  shareStations: 2,
  /** Hours that such a station counts at least; the second number applies after a withdrawal. */
  shareHours: 72,
  shareBackHours: 24,
  /** Hours that a contested price is remembered: if its reporter returns to it, it is contested again. */
  disputeHours: 72,
} as const;

/**
 * True when a price deviates by more than `permille` from a reference price
 * (rules owner-prices, report-ask, owner-words).
 * @param price in thousandths of a euro, as is `reference`
 */
export const deviatesBeyond = (price: number, reference: number, permille: number): boolean =>
  Math.abs(price - reference) * 1_000 > permille * reference;
