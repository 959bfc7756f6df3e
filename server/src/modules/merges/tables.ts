/**
 * The tables that refer to a station, and what a merge does with their rows. A test holds them against the database:
 * whoever adds a table decides here.
 */

/** Tables whose rows move as they are, with the type of their `id`. */
export const MOVED_ROWS = {
  confirmation: 'bigint',
  price_dispute: 'bigint',
  station_state: 'bigint',
  price_report: 'uuid',
  owner_invitation: 'integer',
  station_token: 'integer',
  // Of two that are due at once only the kept station's: see `move-schedules.ts`.
  scheduled_price: 'uuid',
} as const;
export type MovedTable = keyof typeof MOVED_ROWS;

/** Tables with a function of their own: see `prices/move-claims.ts`, `move-people.ts`, `move-marks.ts`. */
export const MOVED_BY_RULE = [
  'observation',
  'station_owner',
  'station_fuel',
  'gallery_image',
] as const;

/**
 * Tables that follow from others, or say of the merge itself. So do `current_price` and `price_day_dirty`, which refer to
 * nothing: they are settled and marked anew.
 */
export const FOLLOWING = [
  // Derived from the log by a job; the log's triggers mark what to derive. Days whose log is deleted move by
  // `history/move-lone-days.ts`.
  'price_day',
  'station',
  'station_merge',
] as const;
