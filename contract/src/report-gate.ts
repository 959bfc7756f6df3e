/** How the door judges what drivers and owners say, beyond `PRICE_GATE` (docs/decisions/0029-reports.md). */
export const REPORT_GATE = {
  /** Per mille from the reference and from the station's price beyond which a driver is asked again. */
  askPermille: 60,
  /** Per mille within which two people's prices agree. */
  agreePermille: 5,
  /** Per mille of the station's price below which a change ranks at once, unless it takes the gold. */
  smallPermille: 20,
  /** Hours in which two people have to agree on a held price, and after which it lapses. */
  heldAgreeHours: 12,
  heldLapseHours: 48,
  /** Hours for which an owner's word is displaced only by two people. */
  ownerHours: 24,
  /** What makes an author proven: claims borne out, by how many others, at how many stations, days without one contradicted. */
  provenReports: 5,
  provenPeople: 3,
  provenStations: 3,
  provenDays: 90,
} as const;
