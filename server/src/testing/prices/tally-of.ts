import type { EvaluatedReport } from '../../modules/prices/evaluate/evaluated-report.ts';
import type { Outcome } from '../../modules/prices/outcome.ts';
import type { Recorded } from '../../modules/prices/record.ts';

/**
 * The outcome of a source's prices for comparison in tests: numbers, and the positions of prices that were not simply
 * accepted.
 */
export function tallyOf({ evaluated, count, added, doubtful, confirmed, moved }: Recorded) {
  const of = (outcome: Outcome) => evaluated.filter((row) => row.outcome === outcome);
  const at = (outcome: Outcome) => of(outcome).map(({ index }) => ({ index }));
  return {
    added,
    doubtful,
    known: count('accepted') - added,
    superseded: at('lapsed_replaced'),
    held: of('held').map(({ index, reason }) => ({ index, reason })),
    withdrawn: at('withdrawn'),
    rejected: of('rejected').map(({ index, reason, range }) => ({
      index,
      reason,
      ...(range && { range }),
    })),
    confirmed,
    moved,
  };
}

/** A report's outcome, as the kept answers name it. */
export const nameOf = ({ outcome, isNew }: EvaluatedReport): string =>
  outcome === 'accepted' ? (isNew ? 'added' : 'known') : outcome;
