export const ALERTS = {
  max: 20,
  stations: 10,
  /** Euros for a fill. */
  maxSaving: 100,
  /** Minutes that a price from drivers alone must have been ranked. */
  driverMinutes: 15,
  /** Hours of the day in San Marino between which no alert is sent. */
  quiet: { from: 22, to: 7 },
  /** Unopened messages in a row after which an alert is paused. */
  unopened: 5,
  /** Days that the inbox keeps a message, and that the unsubscribe link in a mail works. */
  inboxDays: 30,
  unsubscribeDays: 90,
} as const;
/** Browsers of a person that receive messages. */
export const PUSH_DEVICES_MAX = 8;
