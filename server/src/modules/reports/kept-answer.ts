/** The answer of a report as it is kept with it, and given again to whoever sends the same report again. */
import { reportSentence } from '@pieno/contract/report-texts.ts';
import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { PriceReportAnswer } from '@pieno/contract/reports.ts';
import { AppError } from '../../http/errors.ts';
import type { Said } from '../prices/said.ts';
import type { KeptEntry, KeptReport } from './repository.ts';

type Result = PriceReportAnswer['results'][number];

/** The last instant at which a report can be taken back. */
export const undoUntil = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + REPORT_LIMITS.undoMinutes * 60_000);

/** Makes an entry's part of the answer. */
export function resultOf({ fuelTypeId, state, code, params }: Said): Result {
  return {
    fuel_type_id: fuelTypeId,
    state,
    message: reportSentence(code, params),
    code,
    ...(params && { params }),
  };
}

/** True when something of an entry was recorded. */
export const isRecorded = ({ state }: Result): boolean =>
  state === 'accepted' || state === 'reported' || state === 'held';

/** Puts later results in the place of the questions that they answer. */
export function answered(first: readonly Result[], later: readonly Result[]): Result[] {
  const rest = [...later];
  return first.map((result) => (result.state === 'ask' ? (rest.shift() ?? result) : result));
}

/**
 * Checks that an id stands for the report that is sent.
 * @throws 409 when it stands for another one, or somebody else's
 */
export function assertSame(
  kept: KeptReport,
  userId: string,
  stationId: number,
  entries: readonly KeptEntry[],
): void {
  const isOwn = kept.kind === 'driver' && kept.user_id === userId;
  const isSame = kept.station_id === stationId && textOf(kept.entries) === textOf(entries);
  if (!isOwn || !isSame) throw new AppError(409, 'report_id_taken');
}

const textOf = (entries: readonly KeptEntry[]): string =>
  JSON.stringify(
    entries.map(({ fuel_type_id: fuel, price, confirmed }) => [fuel, price, confirmed]),
  );
