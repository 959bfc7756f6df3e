/** A station's hours on the wire, as its people wrote them. */
import { z } from 'zod/mini';

/**
 * The spans of a day: HH:MM to HH:MM, or to 24:00. A span that ends at or before its beginning ends on the next day.
 * Empty for a closed day.
 */
const spans = z.array(z.object({ from: z.string(), to: z.string() }));
/** Monday first. */
const week = z.nullable(z.array(spans));

export const WireHoursSchema = z.object({
  hours: week,
  /** Of the self-service pumps. */
  self_hours: week,
  /** Days, year-month-day, with spans that replace `hours`. */
  exceptions: z.array(z.object({ date: z.string(), spans })),
});
export type WireHours = z.infer<typeof WireHoursSchema>;
