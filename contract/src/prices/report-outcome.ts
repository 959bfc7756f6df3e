/** The outcome of a whole report: what was recorded, and whether a slip voided it (rule report-entries). */
import type { ReportCode } from './answer-sentences.ts';
import type { PriceReportAnswer, ReportState } from './reports.ts';

type Result = PriceReportAnswer['results'][number];

const RECORDED: readonly ReportState[] = ['accepted', 'reported', 'held'];

/** True when the entry was recorded. */
export const isRecorded = ({ state }: Pick<Result, 'state'>): boolean => RECORDED.includes(state);

/**
 * Refusals of impossible entries, which are slips: other entries of the report may be wrong too. `refused_again`, for a
 * repetition within the hour, is not a slip.
 */
const SLIPS: readonly ReportCode[] = [
  'refused_fuel',
  'refused_unsold',
  'refused_range',
  'refused_decimals',
  'refused_date',
];

/** True for the answer to an entry that voids its whole report. */
export const isSlip = ({ code }: Pick<Result, 'code'>): boolean =>
  (SLIPS as readonly string[]).includes(code);

/**
 * True when a slip voided the report: nothing was recorded, and its id can be used again. False when the slip was
 * noticed after other entries had been recorded.
 */
export const isVoid = (results: readonly Result[]): boolean =>
  results.some(isSlip) && !results.some(isRecorded);
