/** What an administrator sees at once and may type: items of the queue, stations, people, lines of the log, imports, characters. */
export const ADMINISTRATION_MAX = {
  queue: 100,
  stations: 50,
  people: 50,
  log: 100,
  imports: 30,
  recent: 8,
  reason: 300,
} as const;
/** Hours after which something that waits is told to administrators by mail. */
export const DIGEST_AFTER_HOURS = 6;
/** The second factor: steps of seconds before and after now that count, and recovery codes. */
export const SECOND_FACTOR = {
  digits: 6,
  seconds: 30,
  window: 1,
  recoveryCodes: 10,
  recoveryLetters: 10,
} as const;
