import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/reports.ts';
import { latestPlausible, type Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { lockVerified } from '../accounts/lock-verified.ts';
import type { PersonHash } from '../accounts/person.ts';
import { changePrices } from '../prices/change-prices.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { assertSame, findReportAt, keepAnswer, toEntry } from '../prices/log/price-reports.ts';
import { sayReport, type SaidReport } from '../prices/say-report.ts';
import { answered, resultOf, undoUntil } from './kept-answer.ts';

export interface SubmitParts {
  clock: Clock;
  personHash: PersonHash;
}

/** A report that was said, and what was answered to it before. */
interface Submitted extends SaidReport {
  before: PriceReportAnswer | undefined;
}

/**
 * Records a driver's report (rule report-entries): what it says and its answer in one transaction. The same report sent
 * again gets the answer that was kept; with `sure`, what was only asked about is judged now.
 * @throws 401 or 403 when the account is gone, locked or not verified any more; 404 for an unknown station; 409 for one
 *   that is closed, and for an id that stands for something else; 422 for a time out of reach
 */
export async function submitReport(
  db: Executor,
  { clock, personHash }: SubmitParts,
  userId: string,
  report: PriceReport,
): Promise<PriceReportAnswer> {
  return await changePrices(
    db,
    clock,
    async (change) => await say(change, personHash, userId, report),
    async (said, settled, { tx, now }) => {
      if (!('told' in said)) return said;
      const { before, isWritten, told } = said;
      const results = told(settled).map(resultOf);
      if (!before && !isWritten) return { results, undo_until: null };
      const answer = before
        ? { ...before, results: answered(before.results, results) }
        : { results, undo_until: undoUntil(now).toISOString() };
      await keepAnswer(tx, report.id, answer);
      return answer;
    },
  );
}

/** @returns the kept answer where nothing is to be said */
async function say(
  change: PriceChange,
  personHash: PersonHash,
  userId: string,
  { id, business_id, entries: given, sure: isSure = false, near, seen_at }: PriceReport,
): Promise<Submitted | PriceReportAnswer> {
  const { tx, now } = change;
  const user = await lockVerified(tx, userId);
  const all = given.map(({ fuel_type_id, price, confirmed }) =>
    toEntry(fuel_type_id, price, confirmed),
  );
  const { stationId, isClosed, kept } = await findReportAt<PriceReportAnswer>(tx, id, business_id);
  const sent = { id, kind: 'driver', userId, stationId, isSure } as const;
  const saying = { ...sent, near: near ?? null, person: personHash(user.email) };
  if (kept) {
    assertSame(kept, { ...sent, entries: all });
    const { results } = kept.answer;
    const isOpen = isSure && !kept.undone_at && results.some(({ state }) => state === 'ask');
    if (!isOpen) return kept.answer;
    const entries = all.filter((_, index) => results[index]!.state === 'ask');
    assertSeen(kept.seen_at, now);
    const rest = { ...saying, entries, seenAt: kept.seen_at, isKept: true };
    return { ...(await sayReport(change, rest)), before: kept.answer };
  }
  if (isClosed) throw new AppError(409, 'station_closed');
  const seenAt = seen_at === undefined ? now : new Date(seen_at);
  assertSeen(seenAt, now);
  const said = await sayReport(change, { ...saying, entries: all, seenAt });
  return { ...said, before: undefined };
}

/** @throws 422 for prices seen too long ago, or in the future */
function assertSeen(seenAt: Date, now: Date): void {
  const { lateHours: hours } = REPORT_LIMITS;
  if (seenAt > latestPlausible(now)) throw new AppError(422, 'seen_in_future');
  if (now.getTime() - seenAt.getTime() > hours * 3_600_000) {
    throw new AppError(422, { code: 'seen_too_old', params: { hours } });
  }
}
