import { z } from 'zod/mini';
import { AreaSchema } from '../prices/prices.ts';
import { line } from '../text.ts';
import { StationNameSchema } from './station-name.ts';

/** GET /admin/stations */
export const StationSearchSchema = z.object({
  /** Words of name, place or operator's code; without it San Marino's stations. */
  q: z.optional(line(100)),
  /** How many at most. */
  most: z.optional(z.string().check(z.regex(/^[1-9]\d?$|^100$/))),
  /** Only those of an area; that nobody manages; of which nobody has said a price for as long as one is believed. */
  area: z.optional(AreaSchema),
  unowned: z.optional(z.literal('true')),
  silent: z.optional(z.literal('true')),
});
export type StationSearch = z.infer<typeof StationSearchSchema>;
export const FoundStationsSchema = z.object({
  stations: z.array(
    z.object({
      business: StationNameSchema,
      /** Whether it sells electricity alone. */
      kind: z.enum(['fuel', 'charging']),
      areas: z.array(AreaSchema),
      phone: z.nullable(z.string()),
      /** People who set its prices, who wait to be allowed to, and invitations that can still be used. */
      people: z.number(),
      waiting: z.number(),
      invitations: z.number(),
      /** When a real price of it was last said; null for never. */
      last_at: z.nullable(z.string()),
    }),
  ),
  /** How many were found; the first of them are listed. */
  total: z.number(),
});
export type FoundStations = z.infer<typeof FoundStationsSchema>;
