/** Separate from the reviews, because the first visit of a station's page loads it. */
import { z } from 'zod/mini';

/** The summary of a station's reviews; missing without reviews. */
export const ReviewSummarySchema = z.object({
  count: z.number(),
  /** Missing below five reviews. */
  average: z.optional(z.number()),
  /** The three chips with the most agreement, and their answers. */
  chips: z.array(z.object({ chip: z.string(), yes: z.boolean() })),
});
export type ReviewSummary = z.infer<typeof ReviewSummarySchema>;
