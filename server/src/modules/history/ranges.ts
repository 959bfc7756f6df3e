import type { HistoryDays } from '@pieno/contract/history/history.ts';
import { dayAfter, midnightOf } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';

/** A range of days that ends with today. Instants are midnights of San Marino, in milliseconds since 1970. */
export interface HistoryRange {
  days: HistoryDays;
  today: string;
  /** The first day; unset for the range from the first price. */
  first: string | undefined;
  /** -Infinity without a first day. */
  from: number;
  /** The next midnight. */
  to: number;
}

/** Returns the range of days requested at an instant. */
export function rangeOf(days: HistoryDays, now: Date): HistoryRange {
  const today = dayInSanMarino(now);
  const first = days === 'all' ? undefined : dayAfter(today, 1 - Number(days));
  return {
    days,
    today,
    first,
    from: first ? midnightOf(first).getTime() : -Infinity,
    to: midnightOf(dayAfter(today, 1)).getTime(),
  };
}
