import { z } from 'zod/mini';
import { AreaSchema } from '../prices/prices.ts';
import { line } from '../text.ts';
import { StationNameSchema } from './station-name.ts';

/** GET /admin/stations */
export const StationSearchSchema = z.object({
  /** Words in name, place or operator's code; if missing, San Marino's stations. */
  q: z.optional(line(100)),
  /** Most stations to return. */
  most: z.optional(z.string().check(z.regex(/^[1-9]\d?$|^100$/))),
  /** Filters: stations of an area; without an owner; without a price report for longer than a price can rank. */
  area: z.optional(AreaSchema),
  unowned: z.optional(z.literal('true')),
  silent: z.optional(z.literal('true')),
});
export type StationSearch = z.infer<typeof StationSearchSchema>;
export const FoundStationsSchema = z.object({
  stations: z.array(
    z.object({
      business: StationNameSchema,
      /** `charging` for stations that sell electricity only. */
      kind: z.enum(['fuel', 'charging']),
      areas: z.array(AreaSchema),
      phone: z.nullable(z.string()),
      /** Number of active people, of pending ones, and of usable invitations. */
      people: z.number(),
      waiting: z.number(),
      invitations: z.number(),
      /** Time of its newest real price; null for none. */
      last_at: z.nullable(z.string()),
    }),
  ),
  /** Number of stations found; the first of them are listed. */
  total: z.number(),
});
export type FoundStations = z.infer<typeof FoundStationsSchema>;
