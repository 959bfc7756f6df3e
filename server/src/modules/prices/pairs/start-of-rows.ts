/** Makes of the rows of a pair the state before the words that are folded (decision 0005). Pure. */
import { currentOf } from '../fold/current.ts';
import {
  emptyState,
  insertPrice,
  isCorrected,
  type PairState,
  type SaidPrice,
} from '../fold/pair-state.ts';
import type { Facts } from '../fold/words.ts';
import { HOLD_REASONS } from '../evaluate/claim-reasons.ts';
import type { NewsKind } from '../price-change.ts';
import type { PairRows, PriceRow } from './read-pairs.ts';

/** Whether something that was said or decided at an instant is folded, instead of being there before. */
export type IsSince = (kind: NewsKind, row: { id: number }, at: number | null) => boolean;

/** The state before the words: what was said earlier, as it was before anything was decided since. */
export function startOf(
  { prices, confirmations, disputes, from, isAgain }: PairRows,
  isSince: IsSince,
  turnOf: (row: object) => number,
  { isSold, fuel }: Facts,
): PairState {
  const state = emptyState();
  for (const row of prices) {
    const isDecided = isAgain
      ? isSince('decision', row, row.decidedAt)
      : isDecidedSince(row, isSince);
    insertPrice(state.prices, {
      ...row,
      id: turnOf(row),
      ...(isDecided && before(row)),
      ...(isSince('vouched price', row, row.vouchedAt) && { isKnown: false }),
    });
  }
  state.confirmations = confirmations.map((row) => ({
    ...row,
    id: turnOf(row),
    isSuperseded: isCorrected(row, prices),
  }));
  const isOpen = { closedAt: null, closedBy: null, outcome: null };
  state.disputes = disputes.map((row) => ({
    ...row,
    id: turnOf(row),
    ...(isSince('closing', row, row.closedAt) && isOpen),
    ...(isSince('vouched dispute', row, row.vouchedAt) && { isKnown: false }),
  }));
  state.current = isSold === false ? undefined : currentOf(state, from, fuel.unit);
  return state;
}

/** What a price was before it was decided about. */
function before(row: PriceRow): Partial<SaidPrice> {
  const open = { decidedBy: null, decidedAt: null, decidedReport: null, decisionReason: null };
  if (row.origin !== 'driver') return { ...open, ...firstOutcome(row) };
  const state = row.reason === null ? 'reported' : 'held';
  return { ...open, state, voices: row.voices ?? 0 };
}

/** True where somebody has decided, as nobody's word has. */
export const isDecidedSince = (row: PriceRow, isSince: IsSince): boolean =>
  row.decisionReason !== null &&
  row.decisionReason !== 'locked' &&
  isSince('decision', row, row.decidedAt);

/** What the gate said of a source's price when it was heard. */
export function firstOutcome({
  origin,
  reason,
}: PriceRow): Pick<SaidPrice, 'state' | 'doubtful' | 'reason'> {
  const doubtful = origin === 'ministry' && reason === 'unusual';
  if (reason === null || doubtful) return { state: 'accepted', doubtful, reason };
  const isHeld = reason in HOLD_REASONS && !(origin === 'administrator' && reason === 'unusual');
  return { state: isHeld ? 'held' : 'rejected', doubtful: false, reason };
}
