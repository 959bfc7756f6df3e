/** The stations that somebody has starred (rule favorites-words). */
import { z } from 'zod/mini';
import { FAVORITES } from './favorite-limits.ts';
import { line } from '../text.ts';

const SeenSchema = z.object({
  /** Until when its prices were seen at the last visit, ISO 8601 in UTC. */
  at: z.string(),
  /** What they were then, in euros with three decimals. */
  prices: z.array(z.object({ fuel_type_id: z.number(), price: z.number() })),
});

export const FavoriteSchema = z.object({
  business_id: z.number(),
  /** The station's name, for a phone that knows nothing else of it. */
  name: z.string(),
  /** What the person calls it; null for its own name. */
  label: z.nullable(z.string()),
  /** When it was last tapped, ISO 8601 in UTC: the later of two words holds. */
  said_at: z.string(),
  /** Null before the first visit of /preferiti. */
  seen: z.nullable(SeenSchema),
  /** True where the station is closed for good. */
  closed: z.optional(z.boolean()),
  /** True in the answer to a star that a newer word has taken away. */
  removed: z.optional(z.boolean()),
});
export type Favorite = z.infer<typeof FavoriteSchema>;
/** GET /user/favorites: the newest first. */
export const FavoritesSchema = z.array(FavoriteSchema);

/** PUT /user/favorites/{business}. */
export const FavoriteChangeSchema = z.object({
  /** Null takes the label away; missing leaves it. */
  label: z.optional(z.nullable(line(FAVORITES.label))),
  /** When it was tapped, ISO 8601; now without it. */
  at: z.optional(z.iso.datetime()),
});

/** PUT /user/favorites/seen. */
export const FavoritesSeenSchema = z.object({
  /** The age of the oldest answer that showed one of their prices, ISO 8601. */
  until: z.iso.datetime(),
});
