/** What one person may report, and for how long a report can be taken back or sent late. */
export const REPORT_LIMITS = {
  entries: 20,
  /** Minutes between two reports of one fuel at one station. */
  againMinutes: 60,
  /** Hours for which the last words of who deleted the account keep the person's hash: registering again renews no hour. */
  leftHours: 24,
  perDay: 60,
  words: { perHour: 5, perDay: 12 },
  undoMinutes: 10,
  /** Hours that a phone without a network may keep a report. */
  lateHours: 12,
  /** Minutes in which what a guest has tapped goes by itself, once an account was registered for it. */
  decidedMinutes: 30,
} as const;
