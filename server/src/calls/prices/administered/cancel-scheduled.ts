import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { bumpBoardVersion } from '../../../modules/changes/board-version.ts';
import { lockSchedule, closeSchedule } from '../../../modules/scheduled-prices/schedule.ts';
import type { Administrator } from '../../../modules/accounts/administrator.ts';

/**
 * Cancels a scheduled price of any station, announced or not (rule schedule-announced), e.g. a mistyped one.
 * @param tx the transaction of `asAdministrator`
 * @param of a station, and one of its rows
 * @throws notFound; conflict `schedule_settled`
 */
export async function cancelScheduled(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { stationId, scheduleId }: { stationId: number; scheduleId: string },
  reason: string | undefined,
): Promise<void> {
  const now = clock.now();
  const schedule = await lockSchedule(tx, scheduleId);
  if (schedule?.station_id !== stationId) throw notFound('schedule_not_found');
  if (schedule.state !== 'pending') throw conflict('schedule_settled');
  await closeSchedule(tx, scheduleId, 'cancelled', now);
  if (schedule.public) await bumpBoardVersion(tx, [stationId]);
  const { fuel_type_id, price, due_at } = schedule;
  const target = { fuel_type_id, price: price / 1000, due_at: due_at.toISOString() };
  await logAction(tx, now, actor, { action: 'schedule_cancelled', stationId, target, reason });
}
