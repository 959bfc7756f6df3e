import type { ReportCode, ReportParams } from '@pieno/contract/report-texts.ts';
import type { ReportState } from '@pieno/contract/reports.ts';
import type { RejectReason } from './claim-reasons.ts';
import type { Compared } from './compared.ts';
import type { Range } from './gate-limits.ts';
import { formatPrice } from '../price-text.ts';

/** A price that somebody says, in thousandths of a euro. */
export interface Entry {
  fuelTypeId: number;
  price: number;
  /** True for "still so", about the price that was seen. */
  isConfirmed: boolean;
}

/** What became of an entry; of one that is asked about, also what it was compared with. */
export interface Said extends Compared {
  fuelTypeId: number;
  price: number;
  /** `ask`, `refused` and `changed` have recorded nothing. */
  state: ReportState;
  code: ReportCode;
  params?: ReportParams;
}

const REFUSED: Record<RejectReason, ReportCode> = {
  fuel: 'refused_fuel',
  unsold: 'refused_unsold',
  range: 'refused_range',
  date: 'refused_date',
  past: 'refused_date',
  future: 'refused_date',
  unusual: 'asked',
  decided: 'rejected_administrator',
};

/** What is told of a claim that the gate refuses. */
export function refusedEntry(
  { fuelTypeId, price }: Entry,
  { reason, range }: { reason: RejectReason; range?: Range },
): Said {
  const params = range && {
    min: formatPrice(Math.ceil(range.min)),
    max: formatPrice(Math.floor(range.max)),
  };
  return {
    fuelTypeId,
    price,
    state: 'refused',
    code: REFUSED[reason],
    ...(params && { params }),
  };
}

/** What is told of a claim by its verdict in the log. @param decidedBy as in the log */
export function codeOf(state: string, decidedBy: string | null): ReportCode {
  if (state === 'reported' || state === 'held') return state;
  if (state === 'withdrawn' && decidedBy === 'author') return 'undone';
  const codes = CODES[state === 'withdrawn' ? 'rejected' : state] ?? {};
  return codes[decidedBy ?? ''] ?? FALLBACK[state] ?? 'rejected_administrator';
}

const CODES: Readonly<Record<string, Readonly<Record<string, ReportCode>>>> = {
  accepted: {
    drivers: 'accepted_drivers',
    small: 'accepted_small',
    proven: 'accepted_proven',
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
