import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import {
  PriceReportAnswerSchema,
  type PriceReport,
  type PriceReportAnswer,
} from '@pieno/contract/prices/reports.ts';
import { latestPlausible, type Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict, invalid } from '../../../errors.ts';
import { lockVerified } from '../../../modules/accounts/lock-verified.ts';
import type { PersonHash } from '../../../modules/accounts/person-hash.ts';
import { findReportAt, toEntry } from '../../../modules/prices/log/price-reports.ts';
import { submitReports } from '../../../modules/prices/submit-reports.ts';
import { answered, resultOf, undoUntil } from './report-answer.ts';

export interface SubmitParts {
  clock: Clock;
  personHash: PersonHash;
}

/**
 * Records a driver's report (rule report-entries). The same report sent again gets the stored answer; with `sure`,
 * the entries that were asked about are evaluated now.
 * @throws unauthorized or forbidden when the account is deleted, locked or no longer verified; notFound for an
 *   unknown station; conflict for a closed one, and for an id used for another request; invalid for a time out of
 *   range
 */
export async function submitReport(
  db: Executor,
  { clock, personHash }: SubmitParts,
  userId: string,
  { id: key, business_id, entries: given, sure: isSure = false, near, seen_at }: PriceReport,
): Promise<PriceReportAnswer> {
  const { answer } = await submitReports<PriceReportAnswer>(db, clock, async ({ tx, now }) => {
    const { email } = await lockVerified(tx, userId);
    const author = { key, kind: 'driver', userId } as const;
    const { stationId, isClosed, kept } = await findReportAt(tx, author, business_id);
    const seenAt = kept?.seen_at ?? (seen_at === undefined ? now : new Date(seen_at));
    if (!kept) {
      if (isClosed) throw conflict('station_closed');
      assertSeen(seenAt, now);
    }
    const entries = given.map(({ fuel_type_id, price, confirmed }) =>
      toEntry(fuel_type_id, price, confirmed),
    );
    const report = { ...author, stationId, entries, seenAt, near: near ?? null };
    return {
      submission: { ...report, person: personHash(email), isSure },
      stored: kept,
      answerSchema: PriceReportAnswerSchema,
      rest: ({ results }) => {
        const open = entries.filter((_, index) => results[index]!.state === 'ask');
        if (!isSure || kept?.undone_at || open.length === 0) return [];
        assertSeen(seenAt, now);
        return open;
      },
      answer: (outcomes, isWritten, before) => {
        const results = outcomes.map(resultOf);
        if (before) return { ...before, results: answered(before.results, results) };
        return { results, undo_until: isWritten ? undoUntil(now).toISOString() : null };
      },
    };
  });
  return answer;
}

/** @throws invalid for prices seen too long ago, or in the future */
function assertSeen(seenAt: Date, now: Date): void {
  const { lateHours: hours } = REPORT_LIMITS;
  if (seenAt > latestPlausible(now)) throw invalid('seen_in_future');
  if (now.getTime() - seenAt.getTime() > hours * 3_600_000) {
    throw invalid({ code: 'seen_too_old', params: { hours } });
  }
}
