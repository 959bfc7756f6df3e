import type { StoredFacts } from '../pairs/stored-facts.ts';
import type { Word } from '../word.ts';
import type { ComparedWith } from './reference-price.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import type { Range } from './gate-limits.ts';
import type { LogFacts } from './log-facts.ts';
import type { Verdict } from './verdict.ts';

/** What becomes of a word. */
export type Fate =
  /** Accepted; with `doubtful` it is shown, but without a rank. */
  | 'added'
  /** The log has accepted it before. */
  | 'known'
  /** A later word of the same input replaces it: for the same station, fuel and instant. */
  | 'superseded'
  /** It waits for a decision, whether since now or before. */
  | 'held'
  /** It was withdrawn before, and stays so. */
  | 'withdrawn'
  /** A driver's: what becomes of it follows from the evidence. */
  | 'reported'
  /** The current price, said again by a person. */
  | 'confirmed'
  // Nothing is recorded of these.
  /** Whether it is meant has to be asked. */
  | 'asked'
  /** It was seen before what is current was said. */
  | 'changed'
  /** The same person has said this fuel within the hour. */
  | 'again'
  | 'rejected';

/**
 * What a driver's claim is measured by, where that says more of it than how many known people it takes: by no base, or by
 * an owner's or administrator's word of the last day, or as anybody's, as its author's `share` is used up elsewhere. Or it
 * says again what the station takes: by somebody known one more `voice`.
 */
export type Why = 'first' | 'owner' | 'share' | 'again' | 'voice';

/** A word as it was evaluated; nothing is written yet. */
export interface Heard extends ComparedWith {
  /** The word's position in the input. */
  index: number;
  word: Word;
  fate: Fate;
  /** The gate's; undefined for a word that was not evaluated anew. */
  verdict?: Verdict;
  /** True when the word is to be appended to the log with its verdict. */
  isNew?: boolean;
  /** Why it is held or rejected. */
  doubt?: HoldReason;
  refused?: RejectReason;
  /** What would have been accepted, in thousandths of a euro; only with the refusal `range`. */
  range?: Range;
  /** Id of the waiting observation that this word confirms by stating a similar price on a later day. */
  confirms?: string;
  /** When the same person last said this fuel; only with the fate `again`. */
  saidAt?: Date;
  /** When a known driver has confirmed the price that this one takes the place of. */
  corrects?: Date;
  why?: Why;
  /** What a person's word was measured by beside its pair; kept with it. */
  facts?: StoredFacts;
  /** Of a driver's word: true where its author stands as known (rules report-known, report-share). */
  isKnown?: boolean;
  /**
   * Of a known driver's confirmation that gives a rank, as the price is contested or would not be fresh by firm words any
   * more: the price to expect as the belt moves, undefined where that does not count.
   */
  givesRank?: { expectedPrice: number | undefined };
}

/** What is kept of a word: the fate, and what goes with it. */
type Kept = Pick<Heard, 'fate' | 'doubt' | 'refused' | 'confirms'>;

/**
 * Decides between the gate's verdict and the one that the log keeps on the same word: the kept one stands, except where
 * the gate alone refused. Then its new verdict counts, and is appended when it is another one.
 * @param logged what the log knows; undefined for a word that no log can hold
 */
export function fateOf(
  verdict: Verdict,
  logged: LogFacts | undefined,
): Kept & Pick<Heard, 'isNew' | 'range'> {
  const kept = logged && keptFate(logged);
  if (kept) return kept;
  // The log can hold it.
  const isNew = logged !== undefined;
  switch (verdict.state) {
    case 'asked':
    case 'changed':
      return { fate: verdict.state };
    case 'rejected': {
      const { reason, range } = verdict;
      const isRepeated = logged?.known_state === 'rejected' && logged.known_reason === reason;
      // A word about an unknown fuel is about nothing that the log could hold.
      return {
        fate: 'rejected',
        refused: reason,
        ...(range && { range }),
        isNew: isNew && !isRepeated && reason !== 'fuel',
      };
    }
    case 'held':
      return { fate: 'held', doubt: verdict.reason, isNew };
    case 'reported':
      return { fate: 'reported', isNew };
    case 'accepted': {
      const confirms = 'confirms' in verdict ? verdict.confirms : undefined;
      return { fate: 'added', isNew, ...(confirms && { confirms }) };
    }
  }
}

function keptFate(logged: LogFacts): Kept | undefined {
  const { known_id: id, known_state: state, known_reason: reason } = logged;
  const isConfirmed = logged.known_earlier && reason === 'unusual';
  const confirms = isConfirmed && id ? { confirms: id } : {};
  if (state === 'accepted') return { fate: 'known', ...confirms };
  if (state === 'withdrawn') return { fate: 'withdrawn' };
  if (state === 'held') {
    return isConfirmed
      ? { fate: 'known', ...confirms }
      : { fate: 'held', doubt: reason as HoldReason };
  }
  return state === 'rejected' && logged.known_decided
    ? { fate: 'rejected', refused: 'decided' }
    : undefined;
}
