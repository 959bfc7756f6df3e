import { inSanMarino } from '../../../core/format/clock.ts';
import { m } from '../../../paraglide/messages.js';
import { centsOf, type BorderDay } from './border-days.ts';

/** Days of area history that are requested. */
const DAYS = 30;

const date = inSanMarino({ day: 'numeric', month: 'short' });

/** `2026-11-21` → `21 nov`. */
export const dayText = (day: string): string => date(new Date(`${day}T12:00:00Z`));

/** 'da 31 a 36 cent meno': how much cheaper or dearer San Marino was on the given days. */
export function apartText(days: readonly BorderDay[]): string {
  const cents = days.map(centsOf);
  const [low, high] = [Math.min(...cents), Math.max(...cents)];
  if (low < 0 && high > 0) return m.trend_apart_both({ more: -low, less: high });
  if (low === 0 && high === 0) return m.trend_apart_none();
  const [from, to] = [low, high].map(Math.abs).toSorted((a, b) => a - b);
  const range =
    from === to ? m.trend_cents({ to: to! }) : m.trend_cents_range({ from: from!, to: to! });
  return low < 0 ? m.trend_apart_more({ range }) : m.trend_apart_less({ range });
}

/** The sentence above the chart, with the number of days compared unless it is all. */
export const trendText = (days: readonly BorderDay[]): string =>
  m.trend_difference({ apart: apartText(days) }) +
  (days.length < DAYS ? m.trend_difference_days({ count: days.length }) : '');
