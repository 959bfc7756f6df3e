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
});
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
    }),
  ),
  /** How many were found; the first of them are listed. */
  total: z.number(),
});
export type FoundStations = z.infer<typeof FoundStationsSchema>;
