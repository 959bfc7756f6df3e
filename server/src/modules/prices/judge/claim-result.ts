import type { Assessed } from '../assess.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import { isPerson, type Sender } from '../speaker.ts';

/** What becomes of a claim. */
export interface ClaimResult {
  outcome: 'added' | 'known' | 'held' | 'withdrawn' | 'rejected' | 'reported' | 'asked' | 'changed';
  /** True when the claim is appended to the log with its verdict. */
  isNew: boolean;
  /** Why it is held or rejected. */
  doubt?: HoldReason;
  refused?: RejectReason;
  /** Id of the waiting observation that this claim confirms by stating a similar price on a later day. */
  confirms?: string;
}

/**
 * Decides between the gate's verdict and the one that the log keeps on the same claim: the kept one stands, except
 * where the gate alone refused. Then its new verdict counts, and is appended when it is another one.
 */
export function resultOf(
  { verdict, logged }: Assessed,
  sender: Pick<Sender, 'origin'>,
): ClaimResult {
  const kept = logged && loggedResult(logged);
  if (kept) return kept;
  if (verdict.state === 'asked' || verdict.state === 'changed') {
    return { outcome: verdict.state, isNew: false };
  }
  const isRepeated =
    logged?.known_state === 'rejected' &&
    verdict.state === 'rejected' &&
    verdict.reason === logged.known_reason;
  // A person who is refused sees the answer and can say it again.
  const isForgotten = verdict.state === 'rejected' && isPerson(sender);
  const isNew = logged !== undefined && !isRepeated && !isUnknownFuel(verdict) && !isForgotten;
  if (verdict.state === 'rejected') {
    return { outcome: 'rejected', isNew, refused: verdict.reason };
  }
  if (verdict.state === 'held') return { outcome: 'held', isNew, doubt: verdict.reason };
  if (verdict.state === 'reported') return { outcome: 'reported', isNew };
  const confirms = 'confirms' in verdict ? verdict.confirms : undefined;
  return { outcome: 'added', isNew, ...(confirms && { confirms }) };
}

/** A claim for an unknown fuel is about nothing that the log could hold. */
const isUnknownFuel = (verdict: Assessed['verdict']): boolean =>
  verdict.state === 'rejected' && verdict.reason === 'fuel';

function loggedResult(logged: NonNullable<Assessed['logged']>): ClaimResult | undefined {
  const { known_id: id, known_state: state, known_reason: reason } = logged;
  const isConfirmed = logged.known_earlier && reason === 'unusual';
  const confirms = isConfirmed && id ? { confirms: id } : {};
  if (state === 'accepted') return { outcome: 'known', isNew: false, ...confirms };
  if (state === 'withdrawn') return { outcome: 'withdrawn', isNew: false };
  if (state === 'held') {
    return isConfirmed
      ? { outcome: 'known', isNew: false, ...confirms }
      : { outcome: 'held', isNew: false, doubt: reason as HoldReason };
  }
  return state === 'rejected' && logged.known_decided
    ? { outcome: 'rejected', isNew: false, refused: 'decided' }
    : undefined;
}
