/** Checks when a price was observed. */
import { latestPlausible } from '../../../clock.ts';
import type { RejectReason } from './claim-reasons.ts';

/** Observations before this instant are refused as date errors. */
const OLDEST = new Date('2000-01-01T00:00:00Z');

/** Checks an observation time. @returns the reason to refuse it; undefined when it is plausible */
export function dateProblem(
  observedAt: Date,
  now: Date,
): Extract<RejectReason, 'date' | 'past' | 'future'> | undefined {
  if (Number.isNaN(observedAt.getTime())) return 'date';
  if (observedAt < OLDEST) return 'past';
  if (observedAt > latestPlausible(now)) return 'future';
  return undefined;
}
