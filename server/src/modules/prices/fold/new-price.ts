/** Creates the stored form of an evaluated price. */
import type { EvaluatedReport } from '../evaluate/evaluated-report.ts';
import type { StoredState } from '../outcome.ts';
import type { SaidPrice } from './pair-state.ts';

/** Who reports the price, and the circumstances. */
type Saying = Pick<SaidPrice, 'origin'> &
  Partial<Pick<SaidPrice, 'person' | 'reportId' | 'day'>> & {
    isSure?: boolean;
    isDecided?: boolean;
  };

/** Creates the stored form of an evaluated price. @param at when it was received */
export function newPrice(
  { origin, person = null, reportId = null, day = '', isSure = false, ...known }: Saying,
  at: number,
  { word, outcome, doubtful = false, reason, isKnown = false }: EvaluatedReport,
): Omit<SaidPrice, 'id'> {
  const isDriver = origin === 'driver';
  // A driver's confirmation of a price decides nothing.
  const isDecided = !isDriver && (known.isDecided ?? (isSure || word.isConfirmed === true));
  return {
    price: word.price,
    origin,
    person,
    isKnown,
    reportId,
    day,
    seenAt: word.observedAt.getTime(),
    receivedAt: at,
    state: outcome as StoredState,
    doubtful,
    reason: reason ?? null,
    decidedBy: isDecided ? origin : null,
    decidedAt: isDecided ? at : null,
    decidedReport: null,
    decisionReason: null,
    voices: isDriver ? 0 : null,
    needed: null,
    isAlsoDisputed: false,
  };
}
