import type { Assessed } from './assess.ts';
import type { Doubt, Refused } from './refusals.ts';

/** What becomes of a claim. */
export interface Fate {
  outcome: 'added' | 'known' | 'held' | 'withdrawn' | 'rejected';
  /** True when the claim is appended to the log with its verdict. */
  isNews: boolean;
  /** Why it is held or rejected. */
  doubt?: Doubt;
  refused?: Refused;
  /** Id of the waiting observation that this claim confirms by saying about the same on a later day. */
  confirms?: string;
}

/**
 * Decides between the gate's verdict and the one that the log keeps on the same claim: the kept one stands, except
 * where the gate alone refused. Then its new verdict counts, and is appended when it is another one.
 */
export function fateOf({ verdict, remembered }: Assessed): Fate {
  const kept = remembered && keptFate(remembered);
  if (kept) return kept;
  const isRepeated =
    remembered?.known_state === 'rejected' &&
    verdict.state === 'rejected' &&
    verdict.reason === remembered.known_reason;
  const isNews = remembered !== undefined && !isRepeated && !isAboutNothing(verdict);
  if (verdict.state === 'rejected') {
    return { outcome: 'rejected', isNews, refused: verdict.reason };
  }
  if (verdict.state === 'held') return { outcome: 'held', isNews, doubt: verdict.reason };
  const confirms = 'confirms' in verdict ? verdict.confirms : undefined;
  return { outcome: 'added', isNews, ...(confirms && { confirms }) };
}

/** A claim for an unknown fuel is about nothing that the log could hold. */
const isAboutNothing = (verdict: Assessed['verdict']): boolean =>
  verdict.state === 'rejected' && verdict.reason === 'fuel';

function keptFate(remembered: NonNullable<Assessed['remembered']>): Fate | undefined {
  const { known_id: id, known_state: state, known_reason: reason } = remembered;
  const isConfirmed = remembered.known_earlier && reason === 'unusual';
  const confirms = isConfirmed && id ? { confirms: id } : {};
  if (state === 'accepted') return { outcome: 'known', isNews: false, ...confirms };
  if (state === 'withdrawn') return { outcome: 'withdrawn', isNews: false };
  if (state === 'held') {
    return isConfirmed
      ? { outcome: 'known', isNews: false, ...confirms }
      : { outcome: 'held', isNews: false, doubt: reason as Doubt };
  }
  return state === 'rejected' && remembered.known_decided
    ? { outcome: 'rejected', isNews: false, refused: 'decided' }
    : undefined;
}
