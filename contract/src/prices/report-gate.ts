/** How the door judges what drivers and owners say, beyond `PRICE_GATE` (docs/decisions/0050-trust-in-one-table.md). */
export const REPORT_GATE = {
  /** Per mille from the reference and from the station's price beyond which a driver is asked again. */
  askPermille: 60,
  /** Per mille within which a price agrees with an owner's, and two known people's with each other. */
  agreePermille: 5,
  /** Per mille of the base within which any driver's price ranks at once, and within which one known person's does. */
  freePermille: 20,
  knownPermille: 60,
  /** Hours after which a price lapses that is not shown, or that the cap holds. */
  waitHours: 48,
  /** Hours for which the word of an owner or administrator is displaced only by two known people. */
  youngHours: 24,
  /** Stations of an area and category at which drivers' words may give or take a rank or a medal in 24 hours. */
  capStations: 4,
  /** Per mille of the belt's median within a day beyond which prices near the moved base are free of that. */
  jumpPermille: 30,
} as const;
