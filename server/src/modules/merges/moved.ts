import { z } from 'zod/mini';
import { LoneDaysSchema } from '../history/move-lone-days.ts';
import { MovedPeopleSchema } from '../invitations/move-rows.ts';
import { MovedSchedulesSchema } from '../scheduled-prices/move-rows.ts';
import { FilledSchema } from '../stations/facts/fill-facts.ts';
import { MovedWordsSchema } from '../stations/move-rows.ts';

/** What each room has moved for a merge, as it is kept to be undone; the rows by table. */
const MovedRoomsSchema = z.object({
  ...MovedPeopleSchema.shape,
  ...MovedSchedulesSchema.shape,
  ...MovedWordsSchema.shape,
  /** Days whose observations are deleted; missing in merges of before they moved. */
  days: z.optional(LoneDaysSchema),
});
export type MovedRooms = z.infer<typeof MovedRoomsSchema>;

/** All that a merge has changed. */
export const MovedSchema = z.object({
  ...MovedRoomsSchema.shape,
  ...FilledSchema.shape,
  /** Stations that led to the merged one before. */
  aliases: z.array(z.number()),
});
export type Moved = z.infer<typeof MovedSchema>;
