/** The answer to a report: stored with it, and returned when the same report is sent again. */
import { reportSentence } from '@pieno/contract/prices/answer-sentences.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import type { EntryOutcome } from '../../../modules/prices/entry-outcomes.ts';
import { answerState } from '../../../modules/prices/outcome.ts';

type Result = PriceReportAnswer['results'][number];

/** The last instant at which a report can be withdrawn. */
export const undoUntil = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + REPORT_LIMITS.undoMinutes * 60_000);

/** Makes the result of one entry. */
export function resultOf({ fuelTypeId, code, params }: EntryOutcome): Result {
  return {
    fuel_type_id: fuelTypeId,
    state: answerState(code),
    message: reportSentence(code, params),
    code,
    ...(params && { params }),
  };
}

/** Replaces the questions by the later results that answer them. */
export function answered(first: readonly Result[], later: readonly Result[]): Result[] {
  const rest = [...later];
  return first.map((result) => (result.state === 'ask' ? (rest.shift() ?? result) : result));
}
