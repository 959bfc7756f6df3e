import type { Selectable } from 'kysely';
import type { PriceDay } from '../../db/schema.gen.ts';
import type { AcceptedPrice } from '../prices/fold/price-tracker.ts';

/**
 * The figures of a day whose observations are deleted; without an instant where the price held at the day's start.
 */
export interface LoneDay extends Pick<
  Selectable<PriceDay>,
  'min' | 'max' | 'close' | 'min_at' | 'max_at' | 'last_at' | 'origin'
> {
  /** Year-month-day. */
  day: string;
}

/** The known prices of such a day, each at its own time. */
export function pricesOfDay({ origin, ...day }: LoneDay): AcceptedPrice[] {
  const prices = new Map<number, number>();
  if (day.min_at) prices.set(day.min_at.getTime(), day.min);
  if (day.max_at) prices.set(day.max_at.getTime(), day.max);
  prices.set(day.last_at.getTime(), day.close);
  return [...prices].map(([seenAt, price]) => ({
    seenAt,
    price,
    origin,
    doubtful: false,
    supporters: null,
  }));
}
