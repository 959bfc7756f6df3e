import { z } from 'zod/mini';

export const StationNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  locality: z.nullable(z.string()),
});
export type StationName = z.infer<typeof StationNameSchema>;
