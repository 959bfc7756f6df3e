/** The guest data that a phone stores and sends when the guest registers (rule guest-data). */
import { z } from 'zod/mini';

/** Largest number of entries in a list, and deepest nesting of an entry. */
const MOST = { entries: 100, depth: 4 } as const;

const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isWithin(each, depth - 1)));

/** An entry of any structure; only its nesting depth is checked. */
const anything = z.unknown().check(z.refine((value) => isWithin(value, MOST.depth)));
const list = z.array(anything).check(z.maxLength(MOST.entries));

export const GuestDataSchema = z.object({
  id: z.optional(z.string().check(z.maxLength(100))),
  expires_at: z.optional(z.string().check(z.maxLength(40))),
  search_preferences: z.optional(z.record(z.string().check(z.maxLength(100)), anything)),
  /** Newest first. */
  recent_stations: z.optional(list),
  cart_items: z.optional(list),
});
export type GuestData = z.infer<typeof GuestDataSchema>;
