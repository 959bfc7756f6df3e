import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/reports.ts';
import { latestPlausible, type Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { PersonHash } from '../accounts/person.ts';
import { lockVerified } from '../accounts/lock-verified.ts';
import type { Board } from '../board/board.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import {
  addReport,
  assertSame,
  dropReport,
  findReport,
  keepAnswer,
  toEntry,
  type KeptEntry,
} from '../prices/log/price-reports.ts';
import type { Said } from '../prices/judge/said.ts';
import { sayPrices } from '../prices/say-prices.ts';
import { keptStation, openStation } from '../stations/kept.ts';
import { answered, isRecorded, resultOf, undoUntil } from './kept-answer.ts';

export interface SubmitParts {
  clock: Clock;
  personHash: PersonHash;
  /** Knows who holds the first ranks. */
  board: Pick<Board, 'keepsGold'>;
}

/** A report on its way: who sends it, what it says, and when that was seen. */
interface Sending {
  id: string;
  person: string;
  stationId: number;
  entries: readonly KeptEntry[];
  seenAt: Date;
  isSure: boolean;
}

/**
 * Records a driver's report (rule report-entries): what it says and its answer in one transaction. The same report sent
 * again gets the answer that was kept; with `sure`, what was only asked about is judged now.
 * @param tx an open transaction that has done nothing yet
 * @throws 401 or 403 when the account is gone, locked or not verified any more; 404 for an unknown station; 409 for one
 *   that is closed, and for an id that stands for something else; 422 for a time out of reach
 */
export async function submitReport(
  tx: Executor,
  parts: SubmitParts,
  userId: string,
  report: PriceReport,
): Promise<PriceReportAnswer> {
  await lockBoardVersion(tx);
  const user = await lockVerified(tx, userId);
  const entries = report.entries.map(({ fuel_type_id, price, confirmed }) =>
    toEntry(fuel_type_id, price, confirmed),
  );
  const now = parts.clock.now();
  const kept = await findReport<PriceReportAnswer>(tx, report.id);
  const stationId = await keptStation(tx, report.business_id);
  const sent = { id: report.id, kind: 'driver', userId, stationId, entries } as const;
  const sending: Sending = {
    id: report.id,
    person: parts.personHash(user.email),
    stationId,
    entries,
    seenAt: kept?.seen_at ?? (report.seen_at === undefined ? now : new Date(report.seen_at)),
    isSure: report.sure ?? false,
  };
  if (kept) {
    assertSame(kept, sent);
    const { results } = kept.answer;
    const isOpen =
      sending.isSure && !kept.undone_at && results.some(({ state }) => state === 'ask');
    if (!isOpen) return kept.answer;
    const open = entries.filter((_, index) => results[index]!.state === 'ask');
    const later = await say(tx, parts, { ...sending, entries: open });
    const answer = { ...kept.answer, results: answered(results, later.map(resultOf)) };
    await keepAnswer(tx, report.id, answer);
    return answer;
  }
  await openStation(tx, stationId);
  await addReport(tx, sent, { seenAt: sending.seenAt, now, near: report.near ?? null });
  const results = (await say(tx, parts, sending)).map(resultOf);
  if (!results.some(isRecorded)) {
    await dropReport(tx, report.id);
    return { results, undo_until: null };
  }
  const answer = { results, undo_until: undoUntil(now).toISOString() };
  await keepAnswer(tx, report.id, answer);
  return answer;
}

async function say(
  tx: Executor,
  { clock, board }: SubmitParts,
  { id, person, stationId, entries, seenAt, isSure }: Sending,
): Promise<Said[]> {
  assertSeen(seenAt, clock.now());
  const whole = entries.filter(({ price }) => Number.isInteger(price));
  const said = await sayPrices(
    tx,
    clock,
    {
      origin: 'driver',
      stationId,
      person,
      reportId: id,
      seenAt,
      isSure,
      keepsGold: (claim) => board.keepsGold(tx, claim),
    },
    whole.map((entry) => ({
      fuelTypeId: entry.fuel_type_id,
      price: entry.price,
      isConfirmed: entry.confirmed,
    })),
  );
  return entries.map(
    (entry): Said =>
      said[whole.indexOf(entry)] ?? {
        fuelTypeId: entry.fuel_type_id,
        price: entry.price,
        state: 'refused',
        code: 'refused_decimals',
      },
  );
}

/** @throws 422 for prices seen too long ago, or in the future */
function assertSeen(seenAt: Date, now: Date): void {
  const { lateHours: hours } = REPORT_LIMITS;
  if (seenAt > latestPlausible(now)) throw new AppError(422, 'seen_in_future');
  if (now.getTime() - seenAt.getTime() > hours * 3_600_000) {
    throw new AppError(422, { code: 'seen_too_old', params: { hours } });
  }
}
