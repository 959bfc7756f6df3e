import type { LoneDays } from '../history/move-lone-days.ts';
import type { MovedPeople } from '../invitations/move-rows.ts';
import type { MovedSchedules } from '../scheduled-prices/move-rows.ts';
import type { Filled } from '../stations/facts/fill-facts.ts';
import type { MovedWords } from '../stations/move-rows.ts';

/** What each room has moved for a merge, as it is kept to be undone; the rows by table. */
export interface MovedRooms extends MovedPeople, MovedSchedules, MovedWords {
  /** Days whose observations are deleted; missing in merges of before they moved. */
  days?: LoneDays;
}

/** All that a merge has changed. */
export interface Moved extends MovedRooms, Filled {
  /** Stations that led to the merged one before. */
  aliases: number[];
}
