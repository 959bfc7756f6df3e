/** Limits of an administrator's pages: items of the queue, stations, people, log lines, imports, characters. */
export const ADMINISTRATION_MAX = {
  queue: 100,
  stations: 50,
  people: 50,
  log: 100,
  imports: 30,
  recent: 8,
  reason: 300,
} as const;
/** Hours that something waits before administrators are notified by mail. */
export const DIGEST_AFTER_HOURS = 6;
/**
 * The second factor: accepted time steps (of `seconds`) before and after the current one, and number of recovery codes.
 */
export const SECOND_FACTOR = {
  digits: 6,
  seconds: 30,
  window: 1,
  recoveryCodes: 10,
  recoveryLetters: 10,
} as const;
