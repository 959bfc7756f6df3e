import type { ReportCode, ReportParams } from '@pieno/contract/prices/report-texts.ts';
import type { ReportState } from '@pieno/contract/prices/reports.ts';
import { timeOfDay } from '../../../clock.ts';
import type { RejectReason } from './claim-reasons.ts';
import { comparedWith, type ComparedWith } from './reference-price.ts';
import type { Heard, Why } from './heard.ts';
import { AGAIN_MS } from './evaluate-report.ts';
import type { Range } from './gate-limits.ts';
import { formatPrice } from '../price-text.ts';

/** What became of an entry; of one that is asked about, also what it was compared with. */
export interface Said extends ComparedWith {
  fuelTypeId: number;
  price: number;
  /** `ask`, `refused` and `changed` have recorded nothing. */
  state: ReportState;
  code: ReportCode;
  params?: ReportParams;
  /** True for a question whether the fuel is sold at all. */
  isNewFuel?: boolean;
}

const REFUSED: Record<RejectReason, ReportCode> = {
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

/** Words that say something impossible void their report (rule report-entries). */
export const isVoid = (heard: readonly Heard[]): boolean =>
  heard.some(({ fate }) => fate === 'rejected');

/** True for a word of which something is written. */
export const isTaken = ({ fate }: Heard): boolean =>
  fate === 'added' || fate === 'confirmed' || fate === 'reported' || fate === 'held';

/**
 * Tells what became of words.
 * @param standingOf a driver's claim, once it was evaluated by the evidence
 */
export function toldOf(
  heard: readonly Heard[],
  standingOf: (index: number) => Standing | undefined = () => undefined,
): Said[] {
  const isNothing = isVoid(heard);
  return heard.map((row): Said => {
    const { fuelTypeId, price } = row.word;
    const tell = (state: ReportState, code: ReportCode, more: Partial<Said> = {}): Said => ({
      fuelTypeId,
      price,
      state,
      code,
      ...more,
    });
    if (row.fate === 'rejected') return tell('refused', REFUSED[row.refused!], paramsOf(row.range));
    if (isNothing) return tell('not_recorded', 'not_recorded');
    switch (row.fate) {
      case 'asked':
        return tell('ask', 'asked', { ...comparedWith(row), isNewFuel: isNewFuel(row) });
      case 'changed':
        return tell('changed', 'changed');
      case 'again':
        return tell('refused', 'refused_again', again(row.saidAt!));
      case 'confirmed':
        return tell('accepted', 'confirmed');
      case 'reported':
      case 'held': {
        const standing = standingOf(row.index) ?? { ...UNEVALUATED, state: row.fate };
        const { state } = standing;
        const evaluated = { ...standing, reason: row.doubt ?? null };
        return tell(
          state === 'accepted' || state === 'held' ? state : 'reported',
          codeOf(evaluated, row.why),
        );
      }
      default:
        return tell('accepted', 'accepted');
    }
  });
}

const isNewFuel = ({ verdict }: Heard): boolean =>
  verdict?.state === 'asked' && verdict.isNewFuel === true;

const paramsOf = (range: Range | undefined): Partial<Said> =>
  range
    ? {
        params: {
          min: formatPrice(Math.ceil(range.min)),
          max: formatPrice(Math.floor(range.max)),
        },
      }
    : {};

/** When the fuel was reported, and from when it may be again. @param at when it was received */
const again = (at: Date): Partial<Said> => ({
  params: { at: timeOfDay(at), from: timeOfDay(new Date(at.getTime() + AGAIN_MS)) },
});

/** What became of a driver's claim. */
export interface Standing {
  state: string;
  by: string | null;
  /** How many known people stand behind it; null for one of before somebody answered for somebody (decision 0050), as `needed`. */
  voices: number | null;
  needed: number | null;
}

/** A driver's claim as it stands in the log. */
export interface Evaluated extends Standing {
  reason: string | null;
}

const UNEVALUATED = { by: null, voices: null, needed: null };

/** What is told of a claim by its verdict in the log. @param why it was measured so when it was said */
export function codeOf(evaluated: Evaluated, why?: Why): ReportCode {
  const { state, by, reason, needed } = evaluated;
  if (state === 'held') return reason === 'unsold' ? 'held_unsold' : 'held';
  if (state === 'reported') return waitingCode(evaluated, why);
  if (state === 'withdrawn' && by === 'author') return 'undone';
  if (state === 'accepted' && (by === 'alone' || by === 'drivers')) {
    if (why === 'voice') return 'confirmed_voice';
    if (by === 'alone' && needed) return 'accepted_known';
  }
  const codes = CODES[state === 'withdrawn' ? 'rejected' : state] ?? {};
  return codes[by ?? ''] ?? FALLBACK[state] ?? 'rejected_administrator';
}

/** Which row of the table a claim waits by (rule report-ranks). */
function waitingCode({ voices, needed }: Evaluated, why: Why | undefined): ReportCode {
  if (why === 'share') return 'reported_share';
  if (why === 'again' || why === 'voice') return 'reported_again';
  if ((needed ?? 1) < 2) return 'reported';
  if (why) return `reported_${why}`;
  return voices ? 'reported_more' : 'reported_two';
}

/** Why a claim was measured so, by what was told of it first. */
export const whyTold = (code: string): Why | undefined => WHY[code];

const WHY: Readonly<Record<string, Why>> = {
  reported_first: 'first',
  reported_owner: 'owner',
  reported_share: 'share',
  reported_again: 'again',
  confirmed_voice: 'voice',
};

const CODES: Readonly<Record<string, Readonly<Record<string, ReportCode>>>> = {
  accepted: {
    drivers: 'accepted_drivers',
    alone: 'accepted_alone',
    // Of before somebody answered for somebody (decision 0050).
    small: 'accepted_alone',
    proven: 'accepted_alone',
    owner: 'accepted_owner',
    administrator: 'accepted_administrator',
  },
  rejected: {
    drivers: 'rejected_drivers',
    owner: 'rejected_owner',
    administrator: 'rejected_administrator',
  },
  lapsed: {
    time: 'lapsed_time',
    replaced: 'lapsed_replaced',
    overtaken: 'lapsed_overtaken',
  },
};
const FALLBACK: Readonly<Record<string, ReportCode>> = {
  accepted: 'accepted_source',
  lapsed: 'lapsed_time',
};
