import type { ReportCode, ReportParams } from '@pieno/contract/report-texts.ts';
import type { ReportState } from '@pieno/contract/reports.ts';
import { timeOfDay } from '../../../clock.ts';
import type { RejectReason } from './claim-reasons.ts';
import { comparedOf, type Compared } from './compared.ts';
import type { Standing } from './waiting.ts';
import type { Heard } from './heard.ts';
import { AGAIN_MS } from './judge-report.ts';
import type { Range } from './gate-limits.ts';
import { formatPrice } from '../price-text.ts';

/** What became of an entry; of one that is asked about, also what it was compared with. */
export interface Said extends Compared {
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
 * @param standing of a driver's claim, once it was judged by the evidence
 */
export function toldOf(
  heard: readonly Heard[],
  standing: (index: number) => Standing | undefined = () => undefined,
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
        return tell('ask', 'asked', { ...comparedOf(row), isNewFuel: isNewFuel(row) });
      case 'changed':
        return tell('changed', 'changed');
      case 'again':
        return tell('refused', 'refused_again', again(row.saidAt!));
      case 'confirmed':
        return tell('accepted', 'confirmed');
      case 'reported':
      case 'held': {
        const { state, by } = standing(row.index) ?? { state: row.fate, by: null };
        return tell(
          state === 'accepted' || state === 'held' ? state : 'reported',
          codeOf(state, by, row.doubt ?? null),
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

/** What is told of a claim by its verdict in the log. @param decidedBy and reason as in the log */
export function codeOf(state: string, decidedBy: string | null, reason: string | null): ReportCode {
  if (state === 'held' && reason === 'unsold') return 'held_unsold';
  if (state === 'reported' || state === 'held') return state;
  if (state === 'withdrawn' && decidedBy === 'author') return 'undone';
  const codes = CODES[state === 'withdrawn' ? 'rejected' : state] ?? {};
  return codes[decidedBy ?? ''] ?? FALLBACK[state] ?? 'rejected_administrator';
}

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
