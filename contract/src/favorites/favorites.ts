/** A person's favourite stations (rule favorites-words). */
import { z } from 'zod/mini';
import { FAVORITES } from './favorite-limits.ts';
import { line } from '../text.ts';

const SeenSchema = z.object({
  /** Until when its prices were seen on the last visit, ISO 8601 in UTC. */
  at: z.string(),
  /** The prices at that time, in euros with three decimals. */
  prices: z.array(z.object({ fuel_type_id: z.number(), price: z.number() })),
});

export const FavoriteSchema = z.object({
  business_id: z.number(),
  /** The station's name, for a phone without other data of the station. */
  name: z.string(),
  /** The person's own label; null for the station's name. */
  label: z.nullable(z.string()),
  /** When it was last tapped, ISO 8601 in UTC: the later of two changes wins. */
  said_at: z.string(),
  /** Null before the first visit of /preferiti. */
  seen: z.nullable(SeenSchema),
  closed: z.optional(z.boolean()),
  /** True in the answer to a star that a newer change has removed. */
  removed: z.optional(z.boolean()),
});
export type Favorite = z.infer<typeof FavoriteSchema>;
/** GET /user/favorites, newest first. */
export const FavoritesSchema = z.array(FavoriteSchema);

/** PUT /user/favorites/{business}. */
export const FavoriteChangeSchema = z.object({
  /** Null removes the label; missing leaves it unchanged. */
  label: z.optional(z.nullable(line(FAVORITES.label))),
  /** When it was tapped, ISO 8601; missing for now. */
  at: z.optional(z.iso.datetime()),
});

/** PUT /user/favorites/seen. */
export const FavoritesSeenSchema = z.object({
  /** Time of the oldest answer that showed one of their prices, ISO 8601. */
  until: z.iso.datetime(),
});
