/** Hours on the wire, as the people of a station wrote them. */
import { z } from 'zod/mini';

/**
 * The spans of a day: HH:MM to HH:MM, or to 24:00. One that ends at or before its beginning ends on the next day. None
 * for a closed day.
 */
const spans = z.array(z.object({ from: z.string(), to: z.string() }));
/** Monday first. */
const week = z.nullable(z.array(spans));

export const WireHoursSchema = z.object({
  hours: week,
  /** Of the pumps where nobody serves. */
  self_hours: week,
  /** Days, year-month-day, on which `hours` are others. */
  exceptions: z.array(z.object({ date: z.string(), spans })),
});
export type WireHours = z.infer<typeof WireHoursSchema>;
