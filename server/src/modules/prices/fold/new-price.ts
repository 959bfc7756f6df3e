/** Creates the stored form of an evaluated price. */
import type { EvaluatedReport } from '../evaluate/evaluated-report.ts';
import type { StoredState } from '../outcome.ts';
import type { LoggedPrice } from './pair-state.ts';

/** Who reports the price, and the circumstances. */
type PriceAuthor = Pick<LoggedPrice, 'origin'> &
  Partial<Pick<LoggedPrice, 'person' | 'reportId' | 'day'>> & {
    isSure?: boolean;
    isDecided?: boolean;
  };

/** Creates the stored form of an evaluated price. @param at when it was received */
export function newPrice(
  { origin, person = null, reportId = null, day = '', isSure = false, ...known }: PriceAuthor,
  at: number,
  { reported, outcome, doubtful = false, reason, isKnown = false }: EvaluatedReport,
): Omit<LoggedPrice, 'id'> {
  const isDriver = origin === 'driver';
  // A driver's confirmation of a price decides nothing.
  const isDecided = !isDriver && (known.isDecided ?? (isSure || reported.isConfirmed === true));
  return {
    price: reported.price,
    origin,
    person,
    isKnown,
    reportId,
    day,
    seenAt: reported.observedAt.getTime(),
    receivedAt: at,
    state: outcome as StoredState,
    doubtful,
    reason: reason ?? null,
    decidedBy: isDecided ? origin : null,
    decidedAt: isDecided ? at : null,
    decidedReport: null,
    decisionReason: null,
    supporters: isDriver ? 0 : null,
    needed: null,
    inheritsDisputes: false,
  };
}
