/** The type of an evaluated report. */
import type { Outcome, WaitingCode } from '../outcome.ts';
import type { StoredFacts } from '../pairs/stored-facts.ts';
import type { ReportedPrice } from '../reported-price.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import type { Range } from './gate-limits.ts';
import type { ComparedWith } from './reference-price.ts';

/** An evaluated report, before anything is written. */
export interface EvaluatedReport extends ComparedWith {
  /** The report's position in the input. */
  index: number;
  reported: ReportedPrice;
  outcome: Outcome;
  /** True when it must be appended to the log; else the log has it already, or does not store it. */
  isNew?: boolean;
  /** True for an accepted price that is displayed without a rank. */
  doubtful?: boolean;
  /** Why it is held, doubtful or rejected. */
  reason?: HoldReason | RejectReason;
  /** The accepted range, in thousandths of a euro; only with the reason `range`. */
  range?: Range;
  /** True when the author is asked whether the fuel is sold at all. */
  isNewFuel?: true;
  /** Id of the waiting observation of an earlier day that this source's report repeats, which accepts it. */
  repeats?: string;
  /** When the same person last reported this fuel; only with the outcome `refused_again`. */
  reportedAt?: Date;
  /** When a known driver made the confirmation that this report corrects. */
  corrects?: Date;
  waitingCode?: WaitingCode;
  /** Facts from elsewhere that evaluated a person's report; stored with it. */
  facts?: StoredFacts;
  /** For a driver: true when the author counts as known (rules report-known, report-share). */
  isKnown?: boolean;
  /**
   * Of a known driver's confirmation that restores the rank of a contested price, or of one no longer fresh by firm
   * reports: the price expected from the belt's movement, undefined when that does not count.
   */
  restoresRank?: { expectedPrice: number | undefined };
}

/** True for an accepted price that is new in the log. */
export const isAdded = ({ outcome, isNew = false }: EvaluatedReport): boolean =>
  isNew && outcome === 'accepted';
