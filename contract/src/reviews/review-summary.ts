/** Apart from the reviews themselves, as a station's page is read on the first visit. */
import { z } from 'zod/mini';

/** What a station's page says of its reviews; left out of it without one. */
export const ReviewSummarySchema = z.object({
  count: z.number(),
  /** Left out below five. */
  average: z.optional(z.number()),
  /** The three chips on which most agree, with what they say. */
  chips: z.array(z.object({ chip: z.string(), yes: z.boolean() })),
});
export type ReviewSummary = z.infer<typeof ReviewSummarySchema>;
