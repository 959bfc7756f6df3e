/** The messages that an alert would have sent in the past, from the public histories (rule alert-past). */
import type { AreaDay, HistoryStep } from '../history/history.ts';
import { dayAfter, midnightOf } from '../midnights.ts';
import { dayInSanMarino } from '../time-zone.ts';

/** The lowest ranked prices of a day, in euros: at its first instant, at any instant, at its last. */
export type PastDay = Pick<AreaDay, 'day' | 'open' | 'min' | 'close'>;

const isLower = (a: number, b: number): boolean => Math.round(a * 1_000) < Math.round(b * 1_000);

/**
 * Counts the messages that an alert would have sent: at most one a day, and again only for a lower price, or after the
 * prices were above the threshold. The first known price sends none.
 * @param daily in the order of time; days without ranked prices are missing
 * @param below the threshold in euros
 */
export function pastAlerts(daily: readonly PastDay[], below: number): number {
  const [first] = daily;
  if (!first) return 0;
  const known = first.open ?? first.min;
  let announced = isLower(below, known) ? null : known;
  let count = 0;
  let next = first.day;
  for (const { day, min, close } of daily) {
    if (day !== next) announced = null;
    if (!isLower(below, min) && (announced === null || isLower(min, announced))) {
      count += 1;
      announced = min;
    }
    if (close === null || isLower(below, close)) announced = null;
    next = dayAfter(day, 1);
  }
  return count;
}

/**
 * Converts the steps of one fuel at a station to days like those of an area.
 * @param steps in the order of time
 * @param from the first instant of the range, ISO 8601
 * @param to the last instant
 */
export function daysOfSteps(steps: readonly HistoryStep[], from: string, to: string): PastDay[] {
  const [first] = steps;
  if (!first) return [];
  const days: PastDay[] = [];
  const last = dayInSanMarino(new Date(to));
  const begin = first.at > from ? first.at : from;
  for (let day = dayInSanMarino(new Date(begin)); day <= last; day = dayAfter(day, 1)) {
    const prices = pricesOf(day, steps);
    const known = prices.filter((price) => price !== null);
    if (known.length > 0)
      days.push({ day, open: prices[0]!, min: Math.min(...known), close: prices.at(-1)! });
  }
  return days;
}

/** The prices that could rank on a day: the one at its first instant, then the changes; null where none could. */
function pricesOf(day: string, steps: readonly HistoryStep[]): (number | null)[] {
  const start = midnightOf(day).getTime();
  const end = midnightOf(dayAfter(day, 1)).getTime();
  const opening = steps.findLast(({ at }) => Date.parse(at) <= start);
  const during = steps.filter(({ at }) => Date.parse(at) > start && Date.parse(at) < end);
  return [opening, ...during].map((step) => (step?.state === 'fresh' ? step.price : null));
}
