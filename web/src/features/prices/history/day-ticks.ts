/** The midnights in San Marino that get marks on a chart (rule chart-axes). */
import { dayAfter, midnightOf } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';

export type TickUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

export interface DayTicks {
  unit: TickUnit;
  /** Milliseconds since 1970, ascending. */
  at: number[];
}

const UNITS: readonly TickUnit[] = ['day', 'week', 'month', 'quarter', 'year'];

/**
 * Returns every midnight in a range, or that of each Monday, or of the first day of each
 * month, quarter or year: the finest of these with at most `most` marks.
 * @param from and to: milliseconds since 1970, both included
 */
export function dayTicks(from: number, to: number, most: number): DayTicks {
  const days = daysWithin(from, to);
  for (const unit of UNITS) {
    const found = days.filter((day) => begins(unit, day));
    if (found.length <= most) return { unit, at: found.map((day) => midnightOf(day).getTime()) };
  }
  return { unit: 'year', at: [] };
}

function daysWithin(from: number, to: number): string[] {
  const days: string[] = [];
  let day = dayInSanMarino(new Date(from));
  if (midnightOf(day).getTime() < from) day = dayAfter(day, 1);
  for (; midnightOf(day).getTime() <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

function begins(unit: TickUnit, day: string): boolean {
  const [, month = '', date = ''] = day.split('-');
  if (unit === 'day') return true;
  if (unit === 'week') return new Date(`${day}T12:00:00Z`).getUTCDay() === 1;
  if (unit === 'month') return date === '01';
  if (unit === 'quarter') return date === '01' && Number(month) % 3 === 1;
  return date === '01' && month === '01';
}
