/** What a guest's phone remembers and brings along when the guest registers (spec §3, §4). */
import { z } from 'zod/mini';
import { RECENT_STATIONS_MAX } from './limits.ts';

const text = z.string().check(z.maxLength(1000));
/** Named values, none of which holds others: it is kept as it comes. */
const flat = z.record(
  z.string().check(z.maxLength(100)),
  z.union([text, z.number(), z.boolean(), z.null()]),
);

export const GuestDataSchema = z.object({
  id: z.string().check(z.maxLength(100)),
  expires_at: z.string().check(z.maxLength(40)),
  search_preferences: flat,
  /** Newest first. */
  recent_stations: z
    .array(z.object({ id: z.number(), name: text, locality: z.nullable(text) }))
    .check(z.maxLength(RECENT_STATIONS_MAX)),
  cart_items: z.array(flat).check(z.maxLength(100)),
});
export type GuestData = z.infer<typeof GuestDataSchema>;
