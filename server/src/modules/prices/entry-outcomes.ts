/** Translates evaluated reports to the outcomes in the response (rule report-entries). */
import type { ReportCode, ReportParams } from '@pieno/contract/prices/answer-sentences.ts';
import { timeOfDay } from '../../clock.ts';
import type { RejectReason } from './evaluate/claim-reasons.ts';
import { AGAIN_MS } from './evaluate/evaluate-report.ts';
import type { Range } from './evaluate/gate-limits.ts';
import type { EvaluatedReport } from './evaluate/evaluated-report.ts';
import { comparedWith, type ComparedWith } from './evaluate/reference-price.ts';
import { codeOf, refusalCode, type StoredOutcome } from './outcome.ts';
import { formatPrice } from './price-text.ts';

/** The outcome of an entry; with a question, also the prices it was compared with. */
export interface EntryOutcome extends CodeWithDetails {
  fuelTypeId: number;
  price: number;
}

interface CodeWithDetails extends ComparedWith {
  code: ReportCode;
  params?: ReportParams;
  /** True for the question whether the fuel is sold at all. */
  isNewFuel?: boolean;
}

/** True when an entry is rejected, which voids the whole report (rule report-entries). */
export const isVoid = (evaluated: readonly EvaluatedReport[]): boolean =>
  evaluated.some(({ outcome }) => outcome === 'rejected');

/** True when the evaluated entry is stored. */
export const isTaken = ({ outcome }: EvaluatedReport): boolean =>
  outcome === 'accepted' || outcome === 'confirmed' || outcome === 'reported' || outcome === 'held';

/**
 * Returns the outcomes of evaluated entries.
 * @param storedOf a driver's claim's outcome after evaluation with all evidence
 */
export function outcomesOf(
  evaluated: readonly EvaluatedReport[],
  storedOf: (index: number) => StoredOutcome | undefined = () => undefined,
): EntryOutcome[] {
  const isNothing = isVoid(evaluated);
  return evaluated.map((row) => {
    const { fuelTypeId, price } = row.reported;
    const isBeside = isNothing && row.outcome !== 'rejected';
    const coded = isBeside ? ({ code: 'not_recorded' } as const) : codeWithDetails(row, storedOf);
    return { fuelTypeId, price, ...coded };
  });
}

function codeWithDetails(
  row: EvaluatedReport,
  storedOf: (index: number) => StoredOutcome | undefined,
): CodeWithDetails {
  const { outcome } = row;
  switch (outcome) {
    case 'rejected':
      return { code: refusalCode(row.reason as RejectReason), ...paramsOf(row.range) };
    case 'asked':
      return { code: outcome, ...comparedWith(row), isNewFuel: row.isNewFuel === true };
    case 'refused_again':
      return { code: outcome, params: again(row.reportedAt!) };
    case 'changed':
    case 'confirmed':
      return { code: outcome };
    case 'reported':
    case 'held': {
      const stored = storedOf(row.index) ?? { state: outcome, ...UNEVALUATED };
      return { code: codeOf({ ...stored, reason: row.reason ?? null }, row.waitingCode) };
    }
    default:
      return { code: 'accepted' };
  }
}

const UNEVALUATED = { by: null, supporters: null, needed: null };

const paramsOf = (range: Range | undefined): Partial<CodeWithDetails> =>
  range
    ? {
        params: {
          min: formatPrice(Math.ceil(range.min)),
          max: formatPrice(Math.floor(range.max)),
        },
      }
    : {};

/** When the fuel was reported, and when it can be again. @param at when it was received */
const again = (at: Date): ReportParams => ({
  at: timeOfDay(at),
  from: timeOfDay(new Date(at.getTime() + AGAIN_MS)),
});
