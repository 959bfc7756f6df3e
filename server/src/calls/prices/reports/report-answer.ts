/** The answer of a report as it is kept with it, and given again to whoever sends the same report again. */
import { reportSentence } from '@pieno/contract/prices/report-texts.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import type { EntryOutcome } from '../../../modules/prices/entry-outcomes.ts';
import { answerState } from '../../../modules/prices/outcome.ts';

type Result = PriceReportAnswer['results'][number];

/** The last instant at which a report can be taken back. */
export const undoUntil = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + REPORT_LIMITS.undoMinutes * 60_000);

/** Makes an entry's part of the answer. */
export function resultOf({ fuelTypeId, code, params }: EntryOutcome): Result {
  return {
    fuel_type_id: fuelTypeId,
    state: answerState(code),
    message: reportSentence(code, params),
    code,
    ...(params && { params }),
  };
}

/** Puts later results in the place of the questions that they answer. */
export function answered(first: readonly Result[], later: readonly Result[]): Result[] {
  const rest = [...later];
  return first.map((result) => (result.state === 'ask' ? (rest.shift() ?? result) : result));
}
