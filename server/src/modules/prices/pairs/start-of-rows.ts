/** Makes from rows the state of a station and fuel before the folded reports (decision 0005). Pure. */
import { currentOf } from '../fold/current.ts';
import {
  emptyState,
  insertPrice,
  isCorrected,
  type PairState,
  type LoggedPrice,
} from '../fold/pair-state.ts';
import type { Facts } from '../fold/events.ts';
import { HOLD_REASONS } from '../evaluate/claim-reasons.ts';
import type { NewRowKind } from '../price-change.ts';
import type { PairRows, PriceRow } from './read-pairs.ts';

/** Returns whether a report or decision is folded, rather than part of the start state. */
export type IsToFold = (kind: NewRowKind, row: { id: number }, at: number | null) => boolean;

/** Returns the state before the folded reports: earlier reports without the decisions since. */
export function startOf(
  { prices, confirmations, disputes, from, isFoldedAgain }: PairRows,
  isToFold: IsToFold,
  foldIdOf: (row: object) => number,
  { isSold, fuel }: Facts,
): PairState {
  const state = emptyState();
  for (const row of prices) {
    const isDecided = isFoldedAgain
      ? isToFold('decision', row, row.decidedAt)
      : isDecisionToFold(row, isToFold);
    insertPrice(state.prices, {
      ...row,
      id: foldIdOf(row),
      ...(isDecided && withoutDecision(row)),
      ...(isToFold('vouched price', row, row.vouchedAt) && { isKnown: false }),
    });
  }
  state.confirmations = confirmations.map((row) => ({
    ...row,
    id: foldIdOf(row),
    isSuperseded: isCorrected(row, prices),
  }));
  const isOpen = { closedAt: null, closedBy: null, outcome: null };
  state.disputes = disputes.map((row) => ({
    ...row,
    id: foldIdOf(row),
    ...(isToFold('closing', row, row.closedAt) && isOpen),
    ...(isToFold('vouched dispute', row, row.vouchedAt) && { isKnown: false }),
  }));
  state.current = isSold === false ? undefined : currentOf(state, from, fuel.unit);
  return state;
}

/** Returns a price without its decision. */
function withoutDecision(row: PriceRow): Partial<LoggedPrice> {
  const open = { decidedBy: null, decidedAt: null, decidedReport: null, decisionReason: null };
  if (row.origin !== 'driver') return { ...open, ...firstOutcome(row) };
  const state = row.reason === null ? 'reported' : 'held';
  return { ...open, state, supporters: row.supporters ?? 0 };
}

/** True for a later decision by a person or file, not one made by reports. */
export const isDecisionToFold = (row: PriceRow, isToFold: IsToFold): boolean =>
  row.decisionReason !== null &&
  row.decisionReason !== 'locked' &&
  isToFold('decision', row, row.decidedAt);

/** Returns the gate's first outcome for a source's price. */
export function firstOutcome({
  origin,
  reason,
}: PriceRow): Pick<LoggedPrice, 'state' | 'doubtful' | 'reason'> {
  const doubtful = origin === 'ministry' && reason === 'unusual';
  if (reason === null || doubtful) return { state: 'accepted', doubtful, reason };
  const isHeld = reason in HOLD_REASONS && !(origin === 'administrator' && reason === 'unusual');
  return { state: isHeld ? 'held' : 'rejected', doubtful: false, reason };
}
