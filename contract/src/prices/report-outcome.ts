/** What an answer to a report says of the whole of it: what was recorded, and whether a slip voided it (rule report-entries). */
import type { ReportCode } from './report-texts.ts';
import type { PriceReportAnswer, ReportState } from './reports.ts';

type Result = PriceReportAnswer['results'][number];

const RECORDED: readonly ReportState[] = ['accepted', 'reported', 'held'];

/** True when something of an entry was recorded. */
export const isRecorded = ({ state }: Pick<Result, 'state'>): boolean => RECORDED.includes(state);

/**
 * The refusals of what cannot be, a slip of the finger: whoever slipped once may have done so elsewhere. What was said
 * within the hour (`refused_again`) or decided before is none.
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
 * True for the answer to a report that a slip voided: nothing of it was recorded, and its id is free again. False when a
 * slip was noticed only after other entries had been recorded.
 */
export const isVoid = (results: readonly Result[]): boolean =>
  results.some(isSlip) && !results.some(isRecorded);
