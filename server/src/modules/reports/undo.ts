import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { logAction } from '../action-log/log-action.ts';
import { enterStation } from '../owners/enter-station.ts';
import { findReport } from '../prices/log/price-reports.ts';
import { takeBackReport } from '../prices/log/take-back.ts';
import { undoUntil } from './kept-answer.ts';

/**
 * Takes an own report back, a driver's or what an owner published (rules report-undo, owner-prices): the prices before
 * hold again, with their own times. Taking it back again changes nothing.
 * @param tx an open transaction that has done nothing yet
 * @param id a UUID
 * @throws 404 for a report that is not the user's, 409 after its time; for an owner's what `enterStation` throws
 */
export async function undoReport(
  tx: Executor,
  clock: Clock,
  userId: string,
  id: string,
): Promise<void> {
  await lockBoardVersion(tx);
  const report = await findReport(tx, id);
  if (report?.user_id !== userId) throw notFound('report_not_found');
  if (report.undone_at) return;
  if (clock.now() > undoUntil(report.received_at)) {
    const { undoMinutes: minutes } = REPORT_LIMITS;
    throw new AppError(409, { code: 'report_undo_late', params: { minutes } });
  }
  const isOwners = report.kind === 'owner';
  if (isOwners) await enterStation(tx, userId, report.station_id);
  await takeBackReport(tx, clock, id);
  if (!isOwners) return;
  await logAction(
    tx,
    clock.now(),
    { role: 'owner', userId },
    {
      action: 'price_withdrawn',
      stationId: report.station_id,
      target: Object.fromEntries(
        report.entries.map(({ fuel_type_id, price }) => [fuel_type_id, price / 1000]),
      ),
    },
  );
}
