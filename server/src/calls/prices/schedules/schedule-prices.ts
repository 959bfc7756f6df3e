import { SCHEDULE_LIMITS } from '@pieno/contract/station-limits.ts';
import type { NewSchedule, ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { invalid, validation } from '../../../errors.ts';
import type { PersonHash } from '../../../modules/accounts/person-hash.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { dueInstant } from './due-instant.ts';
import { addSchedules, listRequested } from '../../../modules/scheduled-prices/schedule.ts';
import { enterStation } from '../../../modules/stations/enter-station.ts';
import { toEntry, type KeptEntry } from '../../../modules/prices/log/price-reports.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';
import { previewOwnerPrices } from '../../../modules/prices/submit-reports.ts';
import { assertTaken, keyTaken } from '../../../modules/prices/refused-prices.ts';
import { assertSoldHere } from '../../../modules/prices/assert-sold-here.ts';

/** What scheduling needs beside the database. */
export interface ScheduleParts {
  clock: Clock;
  personHash: PersonHash;
}

/** What an owner schedules. */
export interface ScheduleRequest extends NewSchedule {
  userId: string;
  stationId: number;
  /** The Idempotency-Key, a UUID. */
  key: string;
}

/**
 * Schedules prices of a station for an instant, all of them or none (rule owner-schedule). The same key gets the
 * same rows.
 * @returns the rows, in their current states
 * @throws conflict for a key used for another request; validation as for an owner's prices, `schedule_taken`, and
 *   on `due`; invalid `schedules_too_many`; what `enterStation` throws
 */
export async function schedulePrices(
  db: Executor,
  { clock, personHash }: ScheduleParts,
  { userId, stationId, key, due, prices, public: isPublic = false, sure = false }: ScheduleRequest,
): Promise<ScheduledPrice[]> {
  return await changePrices(db, clock, async (change) => {
    const { tx, now } = change;
    const { email } = await enterStation(tx, userId, stationId);
    const entries = prices.map(({ fuel_type_id, price }) => toEntry(fuel_type_id, price, false));
    const asked = entries.map(({ fuel_type_id, price }) => [fuel_type_id, price]);
    const request = JSON.stringify([userId, stationId, due.date, due.time, isPublic, asked]);
    const fuels = entries.map(({ fuel_type_id }) => fuel_type_id);
    if (await isRepeated(tx, userId, key, request, fuels))
      return await listRequested(tx, key, request);

    const dueAt = dueInstant(now, due);
    await checkPrices(change, stationId, entries, sure);
    await checkPlace(tx, stationId, fuels, dueAt);
    const by = { station_id: stationId, user_id: userId, claimant: personHash(email) };
    const shared = { ...by, due_at: dueAt, public: isPublic, created_at: now };
    await addSchedules(tx, { ...shared, request_key: key, request }, entries);
    if (isPublic) change.show([stationId]);
    const target = {
      due_at: dueAt.toISOString(),
      public: isPublic,
      ...Object.fromEntries(prices.map(({ fuel_type_id, price }) => [fuel_type_id, price])),
    };
    const actor = { role: 'owner', userId } as const;
    await logAction(tx, now, actor, { action: 'prices_scheduled', stationId, target });
    return await listRequested(tx, key, request);
  });
}

/**
 * Checks prices as if they were reported now (rule schedule-gate).
 * @throws validation as `assertSoldHere` and `assertTaken`
 */
export async function checkPrices(
  change: PriceChange,
  stationId: number,
  entries: readonly KeptEntry[],
  isSure: boolean,
): Promise<void> {
  await assertSoldHere(change, stationId, entries, 'schedule_fuel_unsold');
  await assertTaken(change.tx, await previewOwnerPrices(change, { stationId, entries, isSure }));
}

/**
 * Checks that no other price of these fuels is pending for that instant, and that there is room.
 * @param except a row that is to be moved there
 * @throws validation `schedule_taken`; invalid `schedules_too_many`
 */
export async function checkPlace(
  tx: Executor,
  stationId: number,
  fuels: readonly number[],
  dueAt: Date,
  except?: string,
): Promise<void> {
  const pending = await tx
    .selectFrom('scheduled_price')
    .select(['id', 'fuel_type_id', 'due_at'])
    .where('station_id', '=', stationId)
    .where('state', '=', 'pending')
    .execute();
  const others = pending.filter(({ id }) => id !== except);
  const taken = others.filter(
    ({ fuel_type_id, due_at }) =>
      fuels.includes(fuel_type_id) && due_at.getTime() === dueAt.getTime(),
  );
  if (taken.length > 0) {
    const problems = [{ code: 'schedule_taken' } as const];
    const fields = Object.fromEntries(taken.map(({ fuel_type_id }) => [fuel_type_id, problems]));
    throw validation(fields, 'schedule_taken');
  }
  const { pending: max } = SCHEDULE_LIMITS;
  if (others.length + fuels.length > max) {
    throw invalid({ code: 'schedules_too_many', params: { max } });
  }
}

/** @throws conflict when the same account used the key for another request */
async function isRepeated(
  tx: Executor,
  userId: string,
  key: string,
  request: string,
  fuels: readonly number[],
): Promise<boolean> {
  // A request begins with its sender; a colleague may have changed the row since.
  const begins = JSON.stringify([userId]).slice(0, -1);
  const kept = await tx
    .selectFrom('scheduled_price')
    .select('request')
    .where('request_key', '=', key)
    .where(sql<boolean>`starts_with(request, ${begins})`)
    .limit(1)
    .executeTakeFirst();
  if (kept && kept.request !== request) throw await keyTaken(tx, fuels);
  return kept !== undefined;
}
