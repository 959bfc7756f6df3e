import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { SaidPrice } from './words.ts';

/** The figures of a day whose observations are deleted. Thousandths of a euro, milliseconds since 1970. */
export interface LoneDay {
  /** Year-month-day. */
  day: string;
  min: number;
  max: number;
  close: number;
  /** Unset if the price held when the day began. */
  minAt: number | undefined;
  maxAt: number | undefined;
  lastAt: number;
  origin: PriceOrigin;
}

/** What is still known to have been said on such a day, each price at its own time. */
export function pricesOfDay({
  min,
  max,
  close,
  minAt,
  maxAt,
  lastAt,
  origin,
}: LoneDay): SaidPrice[] {
  const said = new Map<number, number>();
  if (minAt !== undefined) said.set(minAt, min);
  if (maxAt !== undefined) said.set(maxAt, max);
  said.set(lastAt, close);
  return [...said].map(([at, price]) => ({
    at,
    price,
    origin,
    doubtful: false,
    voices: null,
  }));
}
