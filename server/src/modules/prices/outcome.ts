/**
 * Maps the outcomes of reported prices: from the log's states to the codes and states on the wire (rules report-entries,
 * report-ranks).
 */
import type { Selectable } from 'kysely';
import type { ReportCode } from '@pieno/contract/prices/answer-sentences.ts';
import type { OwnEntryState, ReportState } from '@pieno/contract/prices/reports.ts';
import type { Observation } from '../../db/schema.gen.ts';
import type { RejectReason } from './evaluate/claim-reasons.ts';

/** The states of the log: `reported`, `held`, `accepted`, `rejected`, `lapsed`, `withdrawn`. */
export type StoredState = Selectable<Observation>['state'];

/** The outcome of an evaluated price: its state in the log, or the response's code when the log does not store it. */
export type Outcome =
  | StoredState
  /** A person confirms the current price. */
  | 'confirmed'
  /** The author is asked to confirm the price. */
  | 'asked'
  /** It was seen before the current price was reported. */
  | 'changed'
  /** The same person has reported this fuel within the hour. */
  | 'refused_again'
  /** A later price in the same input replaces it: for the same station, fuel and instant. */
  | 'lapsed_replaced';

/** The stored outcome of a driver's claim. */
export interface StoredOutcome {
  state: StoredState;
  by: string | null;
  /** Known people who support it; null, like `needed`, for a claim from before known drivers existed (decision 0050). */
  supporters: number | null;
  needed: number | null;
}

/** A claim's outcome, with the reason for which it is held. */
export interface StoredClaim extends StoredOutcome {
  reason: string | null;
}

/**
 * The code of a driver's waiting claim that says why it waits, beyond the number of known people needed: the station has
 * no base; an owner or administrator set the price within the last day; the author's share is used elsewhere; or the
 * claim repeats the current price, which adds a supporter if the author is known.
 */
export type WaitingCode = Extract<
  ReportCode,
  'reported_first' | 'reported_owner' | 'reported_share' | 'reported_again' | 'confirmed_voice'
>;

/** The wire's state for each code. */
const WIRE_STATES = {
  confirmed: 'accepted',
  confirmed_voice: 'accepted',
  accepted: 'accepted',
  accepted_drivers: 'accepted',
  accepted_alone: 'accepted',
  accepted_known: 'accepted',
  accepted_owner: 'accepted',
  accepted_administrator: 'accepted',
  accepted_source: 'accepted',
  reported: 'reported',
  reported_more: 'reported',
  reported_two: 'reported',
  reported_first: 'reported',
  reported_owner: 'reported',
  reported_share: 'reported',
  reported_again: 'reported',
  held: 'held',
  held_unsold: 'held',
  asked: 'ask',
  changed: 'changed',
  refused_fuel: 'refused',
  refused_unsold: 'refused',
  refused_range: 'refused',
  refused_decimals: 'refused',
  refused_date: 'refused',
  refused_again: 'refused',
  not_recorded: 'not_recorded',
  rejected_drivers: 'rejected',
  rejected_owner: 'rejected',
  rejected_administrator: 'rejected',
  lapsed_time: 'lapsed',
  lapsed_replaced: 'lapsed',
  lapsed_overtaken: 'lapsed',
  undone: 'undone',
} as const satisfies Record<ReportCode, ReportState | OwnEntryState>;

/** The codes of outcomes that the log stores. */
export type StoredCode = {
  [Code in ReportCode]: (typeof WIRE_STATES)[Code] extends OwnEntryState ? Code : never;
}[ReportCode];

/** Returns the state for a code in the response to a report. */
export function answerState(code: ReportCode): ReportState {
  const state = WIRE_STATES[code];
  // A claim that ended at once is answered as reported; the code says how it ended.
  return state === 'rejected' || state === 'lapsed' || state === 'undone' ? 'reported' : state;
}

/** Returns the state for a code in one's own list. */
export const ownState = (code: StoredCode): OwnEntryState => WIRE_STATES[code];

const REFUSALS: Record<RejectReason, ReportCode> = {
  fuel: 'refused_fuel',
  unsold: 'refused_unsold',
  range: 'refused_range',
  decimals: 'refused_decimals',
  date: 'refused_date',
  past: 'refused_date',
  future: 'refused_date',
  unusual: 'asked',
  decided: 'rejected_administrator',
};

/** Returns the code for a price rejected at its report. */
export const refusalCode = (reason: RejectReason): ReportCode => REFUSALS[reason];

/**
 * Returns the code of a claim in the log.
 * @param first the code of the first response
 */
export function codeOf(stored: StoredClaim, first?: string): StoredCode {
  const { state, by, reason, needed } = stored;
  if (state === 'held') return reason === 'unsold' ? 'held_unsold' : 'held';
  if (state === 'reported') return waitingCode(stored, first);
  if (state === 'withdrawn' && by === 'author') return 'undone';
  if (state === 'accepted' && (by === 'alone' || by === 'drivers')) {
    if (first === 'confirmed_voice') return first;
    if (by === 'alone' && needed) return 'accepted_known';
  }
  const { codes, other } = DECIDED[state === 'withdrawn' ? 'rejected' : state];
  return codes[by ?? ''] ?? other;
}

/** Returns why a claim waits (rule report-ranks). */
function waitingCode({ supporters, needed }: StoredOutcome, first?: string): StoredCode {
  if (first === 'reported_share') return first;
  if (first === 'reported_again' || first === 'confirmed_voice') return 'reported_again';
  if ((needed ?? 1) < 2) return 'reported';
  if (first === 'reported_first' || first === 'reported_owner') return first;
  return supporters ? 'reported_more' : 'reported_two';
}

/** The codes of decided claims, by who or what decided. */
const DECIDED: Record<
  'accepted' | 'rejected' | 'lapsed',
  { codes: Readonly<Record<string, StoredCode>>; other: StoredCode }
> = {
  accepted: {
    codes: {
      drivers: 'accepted_drivers',
      alone: 'accepted_alone',
      // From before known drivers existed (decision 0050).
      small: 'accepted_alone',
      proven: 'accepted_alone',
      owner: 'accepted_owner',
      administrator: 'accepted_administrator',
    },
    other: 'accepted_source',
  },
  rejected: {
    codes: {
      drivers: 'rejected_drivers',
      owner: 'rejected_owner',
      administrator: 'rejected_administrator',
    },
    other: 'rejected_administrator',
  },
  lapsed: {
    codes: {
      time: 'lapsed_time',
      replaced: 'lapsed_replaced',
      overtaken: 'lapsed_overtaken',
    },
    other: 'lapsed_time',
  },
};
