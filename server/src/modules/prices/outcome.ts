/**
 * What becomes of a price: the states in which the log keeps it, the codes by which it is answered, and the one map
 * between them (rules report-entries, report-ranks).
 */
import type { Selectable } from 'kysely';
import type { ReportCode } from '@pieno/contract/prices/report-texts.ts';
import type { OwnEntryState, ReportState } from '@pieno/contract/prices/reports.ts';
import type { Observation } from '../../db/schema.gen.ts';
import type { RejectReason } from './evaluate/claim-reasons.ts';

/** The states of the log: `reported`, `held`, `accepted`, `rejected`, `lapsed`, `withdrawn`. */
export type StoredState = Selectable<Observation>['state'];

/** What becomes of a price as it is evaluated: its state in the log, or the answer's code where the log keeps none. */
export type Outcome =
  | StoredState
  /** The current price, said again by a person. */
  | 'confirmed'
  /** Whether it is meant has to be asked. */
  | 'asked'
  /** It was seen before what is current was said. */
  | 'changed'
  /** The same person has said this fuel within the hour. */
  | 'refused_again'
  /** A later price of the same input replaces it: for the same station, fuel and instant. */
  | 'lapsed_replaced';

/** What became of a driver's claim, as the log keeps it. */
export interface StoredOutcome {
  state: StoredState;
  by: string | null;
  /** How many known people stand behind it; null for one of before somebody answered for somebody (decision 0050), as `needed`. */
  voices: number | null;
  needed: number | null;
}

/**
 * The code by which a driver's claim is told while it waits, where that says more of it than how many known people it
 * takes: it is measured by no base, or by an owner's or administrator's word of the last day, or as anybody's, as its
 * author's share is used up elsewhere. Or it says again what the station takes: by somebody known one more voice.
 */
export type WaitingCode = Extract<
  ReportCode,
  'reported_first' | 'reported_owner' | 'reported_share' | 'reported_again' | 'confirmed_voice'
>;

/** The state that the wire tells with each code. */
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

/** The codes of what the log keeps. */
type StoredCode = {
  [Code in ReportCode]: (typeof WIRE_STATES)[Code] extends OwnEntryState ? Code : never;
}[ReportCode];

/** Returns the state that the answer to a report tells with a code. */
export function answerState(code: ReportCode): ReportState {
  const state = WIRE_STATES[code];
  // A claim that ended as it was written is told as reported: the code says how it ended.
  return state === 'rejected' || state === 'lapsed' || state === 'undone' ? 'reported' : state;
}

/** Returns the state that one's own reports tell with a code. */
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

/** Returns the code of a price that is rejected as it is reported. */
export const refusalCode = (reason: RejectReason): ReportCode => REFUSALS[reason];

/**
 * Returns the code of a claim that the log keeps.
 * @param reason why it is held
 * @param first the code by which it was told first
 */
export function codeOf(
  stored: StoredOutcome & { reason: string | null },
  first?: string,
): StoredCode {
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

/** Which row of the table a claim waits by (rule report-ranks). */
function waitingCode({ voices, needed }: StoredOutcome, first?: string): StoredCode {
  if (first === 'reported_share') return first;
  if (first === 'reported_again' || first === 'confirmed_voice') return 'reported_again';
  if ((needed ?? 1) < 2) return 'reported';
  if (first === 'reported_first' || first === 'reported_owner') return first;
  return voices ? 'reported_more' : 'reported_two';
}

/** The codes of what was decided, by who or what decided it. */
const DECIDED: Record<
  'accepted' | 'rejected' | 'lapsed',
  { codes: Readonly<Record<string, StoredCode>>; other: StoredCode }
> = {
  accepted: {
    codes: {
      drivers: 'accepted_drivers',
      alone: 'accepted_alone',
      // Of before somebody answered for somebody (decision 0050).
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
