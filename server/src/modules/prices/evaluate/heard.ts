import type { Outcome, WaitingCode } from '../outcome.ts';
import type { StoredFacts } from '../pairs/stored-facts.ts';
import type { Word } from '../word.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import type { Range } from './gate-limits.ts';
import type { ComparedWith } from './reference-price.ts';

/** A word as it was evaluated; nothing is written yet. */
export interface Heard extends ComparedWith {
  /** The word's position in the input. */
  index: number;
  word: Word;
  outcome: Outcome;
  /** True when it is to be appended to the log; without it the log keeps it already, or nothing is kept. */
  isNew?: boolean;
  /** True for an accepted price that is shown without a rank. */
  doubtful?: boolean;
  /** Why it is held, doubtful or rejected. */
  reason?: HoldReason | RejectReason;
  /** What would have been accepted, in thousandths of a euro; only with the reason `range`. */
  range?: Range;
  /** True where it is asked whether the fuel is sold at all. */
  isNewFuel?: true;
  /** Id of the waiting observation that this word confirms by stating a similar price on a later day. */
  confirms?: string;
  /** When the same person last said this fuel; only with the outcome `refused_again`. */
  saidAt?: Date;
  /** When a known driver has confirmed the price that this one takes the place of. */
  corrects?: Date;
  waitsAs?: WaitingCode;
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
