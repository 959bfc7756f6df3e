import { HISTORY_STEPS_MAX, type StationHistory } from '@pieno/contract/history/history.ts';
import { midnightOf } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';
import type { PriceAges } from '../prices/evaluate/freshness.ts';
import { sourceOf } from '../prices/author.ts';
import type { Pair } from '../prices/word.ts';
import type { HistoryRange } from './ranges.ts';
import { readReports } from './read-reports.ts';
import { reduceSteps } from './reduce-steps.ts';
import { extremeOf, stepsOf, stepsWithin } from './steps.ts';
import { walk } from './walk.ts';

/** An answer, and until when it stays correct without a change of data, in milliseconds since 1970. */
export interface Made<Answer> {
  answer: Answer;
  until: number;
}

/** Makes the history of a fuel at a station (rule history-steps). */
export async function makeStationHistory(
  db: Executor,
  pair: Pair,
  range: HistoryRange,
  { now, ages }: { now: Date; ages: PriceAges },
): Promise<Made<StationHistory>> {
  const [reports] = await readReports(db, [pair], { from: range.from, to: range.to });
  const all = reports ? stepsOf(walk(reports, ages, range.to)) : [];
  const begun = all.filter(({ at }) => at <= now.getTime());
  const steps = stepsWithin(begun, range.from);
  const kept = reduceSteps(steps, HISTORY_STEPS_MAX);
  const next = all[begun.length]?.at ?? Infinity;
  const from = range.first ?? dayInSanMarino(new Date(steps[0]?.at ?? now));
  return {
    answer: {
      station: pair.stationId,
      fuel_type_id: pair.fuelTypeId,
      days: range.days,
      from: midnightOf(from).toISOString(),
      to: new Date(range.to).toISOString(),
      steps: kept.map(({ at, price, origin, state }) => ({
        at: new Date(at).toISOString(),
        price: price === null ? null : price / 1000,
        source: origin && realSource(origin),
        state,
      })),
      min: extremeOf(steps, 1),
      max: extremeOf(steps, -1),
      reduced: kept.length < steps.length,
      daily_until: reports?.dailyUntil ? new Date(reports.dailyUntil).toISOString() : null,
    },
    until: Math.min(next, range.to),
  };
}

function realSource(origin: Parameters<typeof sourceOf>[0]) {
  const source = sourceOf(origin);
  return source === 'demo' ? null : source;
}
