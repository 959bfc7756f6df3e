import { STALE_DAYS } from '@pieno/contract/limits.ts';
import { latestPlausible } from '../../clock.ts';
import { positiveNumber, type Settings } from '../settings/values.ts';

const DAY_MS = 86_400_000;
/** The last instant that a date can hold, in milliseconds since 1970. */
const LAST_INSTANT = 8.64e15;

/** The instant for which answers are made, and how many milliseconds a price then stays fresh. */
export interface AnswerTime {
  now: Date;
  freshMs: number;
}

/** Milliseconds a price stays fresh: the setting `stale_days`, or `STALE_DAYS` without it. */
export const freshFor = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/** The last instant at which a price is fresh. */
export const freshUntil = (observedAt: Date, { freshMs }: AnswerTime): Date =>
  new Date(Math.min(observedAt.getTime() + freshMs, LAST_INSTANT));

/** True for a price observed in the future, which counts as stale: a clock was wrong. */
export const isFromFuture = (observedAt: Date, { now }: AnswerTime): boolean =>
  observedAt > latestPlausible(now);
