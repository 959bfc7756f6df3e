/** Alerts of a person, and what one may say. */
export const ALERTS = {
  max: 20,
  stations: 10,
  /** Euros of a fill. */
  maxSaving: 100,
  /** Minutes for which a price that drivers alone say must have ranked. */
  driverMinutes: 15,
  /** Hours of the day in San Marino between which nothing is told. */
  quiet: { from: 22, to: 7 },
  /** Messages in a row that nobody opens, before an alert rests. */
  unopened: 5,
  /** Days for which the inbox keeps a message, and a link in a mail ends its alert's mails. */
  inboxDays: 30,
  unsubscribeDays: 90,
} as const;
/** Browsers of a person that are told. */
export const PUSH_DEVICES_MAX = 8;
