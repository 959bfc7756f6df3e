import type { ScheduleChange, ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict, invalid, notFound } from '../../../errors.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { dueInstant } from './due-instant.ts';
import {
  lockSchedule,
  moveSchedule,
  readSchedule,
  closeSchedule,
  type Schedule,
} from '../../../modules/scheduled-prices/schedule.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { enterStation } from '../../../modules/stations/enter-station.ts';
import { toEntry } from '../../../modules/prices/log/price-reports.ts';
import { checkPlace, checkPrices, type ScheduleParts } from './schedule-prices.ts';

/** A scheduled price, and the user who changes it. */
export interface ScheduleOf {
  userId: string;
  stationId: number;
  scheduleId: string;
}

/**
 * Changes a pending scheduled price (rules owner-schedule, schedule-announced); its author becomes the user.
 * @throws notFound; conflict `schedule_settled`; invalid `schedule_announced`; what `schedulePrices` throws
 */
export async function changeSchedule(
  db: Executor,
  { clock, personHash }: ScheduleParts,
  { userId, stationId, scheduleId }: ScheduleOf,
  { price: euros, due, public: isPublic, sure = false }: ScheduleChange,
): Promise<ScheduledPrice> {
  return await changePrices(db, clock, async (change) => {
    const { tx, now } = change;
    const { email } = await enterStation(tx, userId, stationId);
    const before = await findPending(tx, now, stationId, scheduleId);
    const { fuel_type_id } = before;
    const entry = toEntry(fuel_type_id, euros ?? before.price / 1000, false);
    const after = {
      price: entry.price,
      due_at: due === undefined ? before.due_at : dueInstant(now, due),
      public: isPublic ?? before.public,
    };
    if (before.public) keepPromise(before, after);
    if (after.price !== before.price) await checkPrices(change, stationId, [entry], sure);
    await checkPlace(tx, stationId, [fuel_type_id], after.due_at, scheduleId);
    await moveSchedule(tx, scheduleId, { ...after, user_id: userId, claimant: personHash(email) });
    if (after.public) change.show([stationId]);
    const target = { ...targetOf({ ...before, ...after }), public: after.public };
    const actor = { role: 'owner', userId } as const;
    await logAction(tx, now, actor, { action: 'schedule_changed', stationId, target });
    return await readSchedule(tx, scheduleId);
  });
}

/**
 * Cancels a pending price that is not announced, or removes one that was held or failed. Repeating it succeeds.
 * @throws as `changeSchedule`
 */
export async function cancelSchedule(
  tx: Executor,
  { clock }: Pick<ScheduleParts, 'clock'>,
  { userId, stationId, scheduleId }: ScheduleOf,
): Promise<void> {
  await enterStation(tx, userId, stationId);
  const now = clock.now();
  const found = await findOf(tx, stationId, scheduleId);
  if (found.state === 'cancelled') return;
  const schedule = found.held_for === null ? stillPending(found, now) : found;
  if (found.held_for === null && found.public) throw invalid('schedule_announced');
  await closeSchedule(tx, scheduleId, 'cancelled', now);
  const actor = { role: 'owner', userId } as const;
  const target = targetOf(schedule);
  await logAction(tx, now, actor, { action: 'schedule_cancelled', stationId, target });
}

/**
 * Checks that of an announced price nothing changes, except that it may fall. @throws invalid `schedule_announced`
 */
function keepPromise(before: Schedule, after: Pick<Schedule, 'price' | 'due_at' | 'public'>): void {
  const isKept =
    after.public &&
    after.price <= before.price &&
    after.due_at.getTime() === before.due_at.getTime();
  if (!isKept) throw invalid('schedule_announced');
}

const findPending = async (tx: Executor, now: Date, stationId: number, id: string) =>
  stillPending(await findOf(tx, stationId, id), now);

async function findOf(tx: Executor, stationId: number, id: string): Promise<Schedule> {
  const schedule = await lockSchedule(tx, id);
  if (schedule?.station_id !== stationId) throw notFound('schedule_not_found');
  return schedule;
}

/** Checks that a price is pending: once due, only the publisher handles it. @throws conflict `schedule_settled` */
function stillPending(schedule: Schedule, now: Date): Schedule {
  if (schedule.state !== 'pending' || schedule.due_at <= now) {
    throw conflict('schedule_settled');
  }
  return schedule;
}

const targetOf = ({ fuel_type_id, price, due_at }: Schedule) => ({
  fuel_type_id,
  price: price / 1000,
  due_at: due_at.toISOString(),
});
