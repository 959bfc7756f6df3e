import { z } from 'zod/mini';
import { DECADES, FUEL_UNITS } from '../prices/fuels.ts';
import { line } from '../text.ts';

/** POST /admin/fuels */
export const FuelKindSchema = z.object({
  /** The name in GET /admin/today, or of a fuel that was classified before. */
  name: line(200).check(z.minLength(1)),
  decade: z.union(DECADES.map((decade) => z.literal(decade))),
  unit: z.enum(FUEL_UNITS),
});
export type FuelKind = z.infer<typeof FuelKindSchema>;
