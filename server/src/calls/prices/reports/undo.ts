import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { enterStation } from '../../../modules/stations/enter-station.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { findReportOf } from '../../../modules/prices/log/price-reports.ts';
import { withdrawReport } from '../../../modules/prices/log/withdraw-report.ts';
import { undoUntil } from './report-answer.ts';

/**
 * Withdraws an own report of a driver, or an owner's published prices (rules report-undo, owner-prices): the prices
 * before hold again, with their own times. Withdrawing it again changes nothing.
 * @param key its id, a UUID
 * @throws notFound for a report that is not the user's; conflict after its time; for an owner's what `enterStation`
 *   throws
 */
export async function undoReport(
  db: Executor,
  clock: Clock,
  userId: string,
  key: string,
): Promise<void> {
  await changePrices(db, clock, async (change) => {
    const { tx, now } = change;
    const report = await findReportOf(tx, userId, key);
    if (!report) throw notFound('report_not_found');
    if (report.undone_at) return;
    if (now > undoUntil(report.received_at)) {
      const { undoMinutes: minutes } = REPORT_LIMITS;
      throw conflict({ code: 'report_undo_late', params: { minutes } });
    }
    const { id, kind, station_id: stationId, entries } = report;
    if (kind === 'owner') await enterStation(tx, userId, stationId);
    await withdrawReport(change, id);
    if (kind !== 'owner') return;
    const target = Object.fromEntries(
      entries.map(({ fuel_type_id, price }) => [fuel_type_id, price / 1000]),
    );
    const action = 'price_withdrawn';
    await logAction(tx, now, { role: 'owner', userId }, { action, stationId, target });
  });
}
