/** Limits of one person's reports, and the time for withdrawing them or sending them late. */
export const REPORT_LIMITS = {
  entries: 20,
  /** Minutes between two reports of one fuel at one station. */
  againMinutes: 60,
  /**
   * Hours that the person's hash is kept with the last reports of a deleted account, so that a new registration does
   * not reset the hourly limits.
   */
  leftHours: 24,
  perDay: 60,
  disputesOrStates: { perHour: 5, perDay: 12 },
  undoMinutes: 10,
  /** Hours that a phone without a network may store a report. */
  lateHours: 12,
  /** Minutes within which a guest's tapped report is sent automatically after registering. */
  decidedMinutes: 30,
} as const;
