import type { Selectable } from 'kysely';
import type { PriceDay } from '../../db/schema.gen.ts';
import type { AcceptedPrice } from '../prices/fold/stretch.ts';

/** The figures of a day whose observations are deleted; without an instant where the price held when the day began. */
export interface LoneDay extends Pick<
  Selectable<PriceDay>,
  'min' | 'max' | 'close' | 'min_at' | 'max_at' | 'last_at' | 'origin'
> {
  /** Year-month-day. */
  day: string;
}

/** What is still known to have been said on such a day, each price at its own time. */
export function pricesOfDay({ origin, ...day }: LoneDay): AcceptedPrice[] {
  const said = new Map<number, number>();
  if (day.min_at) said.set(day.min_at.getTime(), day.min);
  if (day.max_at) said.set(day.max_at.getTime(), day.max);
  said.set(day.last_at.getTime(), day.close);
  return [...said].map(([seenAt, price]) => ({
    seenAt,
    price,
    origin,
    doubtful: false,
    voices: null,
  }));
}
