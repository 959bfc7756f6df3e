import { z } from 'zod/mini';

export const StationNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  locality: z.nullable(z.string()),
});
/** How a station is named in lists of the administration. */
export type StationName = z.infer<typeof StationNameSchema>;
