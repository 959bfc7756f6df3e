import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { logAction } from '../action-log/log-action.ts';
import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';
import { newestAcceptedWord } from '../prices/judge/freshness.ts';
import { addReport, dropReport, keepAnswer } from '../prices/log/price-reports.ts';
import { sayPrices } from '../prices/say-prices.ts';
import { readShownPrices } from '../prices/current/shown-prices.ts';
import { lockSchedule, settleSchedule, type Schedule, type ScheduleState } from './schedule.ts';

export interface PublishParts {
  db: Executor;
  clock: Clock;
  /** Called with the error of a price that could not be published now: the others are. */
  onError(error: unknown): void;
}

/**
 * Publishes the prices that are due, in the order of their instants, each in a transaction of its own (rule
 * schedule-publish, decision 0033). Processes that do so together publish each once.
 * @param signal aborted when the process stops
 */
export async function publishDue(
  { db, clock, onError }: PublishParts,
  signal: AbortSignal,
): Promise<void> {
  const failed: string[] = [];
  while (!signal.aborted) {
    const id = await findDue(db, clock.now(), failed);
    if (id === undefined) return;
    try {
      await inTransaction(db, (tx) => publishOne(tx, clock, id));
    } catch (error) {
      failed.push(id);
      onError(error);
    }
  }
}

/** Finds the instant of the next price that is pending. */
export async function nextDue(executor: Executor): Promise<Date | undefined> {
  const next = await executor
    .selectFrom('scheduled_price')
    .select('due_at')
    .where('state', '=', 'pending')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return next?.due_at;
}

async function findDue(
  executor: Executor,
  now: Date,
  failed: readonly string[],
): Promise<string | undefined> {
  const due = await executor
    .selectFrom('scheduled_price')
    .select('id')
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
    .orderBy('due_at')
    .orderBy('station_id')
    .orderBy('fuel_type_id')
    .limit(1)
    .executeTakeFirst();
  return due?.id;
}

/**
 * Hands a price that is due to the one door, with its own instant, and notes what became of it.
 * @param tx an open transaction that has locked nothing yet
 */
async function publishOne(tx: Executor, clock: Clock, id: string): Promise<void> {
  // All processes stand in line here; who comes second finds the row settled.
  await lockBoardVersion(tx);
  const now = clock.now();
  const schedule = await lockSchedule(tx, id);
  if (schedule?.state !== 'pending' || schedule.due_at > now) return;
  const state = await outcomeOf(tx, clock, schedule);
  await settleSchedule(tx, id, state, now);
  const { station_id: stationId, fuel_type_id, price, due_at } = schedule;
  // It is announced no more.
  if (schedule.public) await bumpBoardVersion(tx, [stationId]);
  const target = { fuel_type_id, price: price / 1000, due_at: due_at.toISOString() };
  await logAction(tx, now, { role: 'job' }, { action: ACTIONS[state], stationId, target });
}

const ACTIONS = {
  published: 'schedule_published',
  held: 'schedule_held',
  superseded: 'schedule_superseded',
  cancelled: 'schedule_cancelled',
} as const;

async function outcomeOf(
  tx: Executor,
  clock: Clock,
  schedule: Schedule,
): Promise<Exclude<ScheduleState, 'pending'>> {
  const { station_id: stationId, fuel_type_id: fuelTypeId, user_id, claimant } = schedule;
  if (user_id === null || claimant === null) return 'cancelled';
  if (!(await maySpeak(tx, stationId, user_id))) return 'cancelled';
  const shown = (await readShownPrices(tx, stationId)).get(fuelTypeId);
  if (shown && newestAcceptedWord(shown) > schedule.due_at) return 'superseded';
  return (await say(tx, clock, schedule, user_id, claimant)) ? 'published' : 'held';
}

/** Whether somebody still is an owner of a station, and that is not closed: one may have been merged into a closed one. */
async function maySpeak(tx: Executor, stationId: number, userId: string): Promise<boolean> {
  const owner = await tx
    .selectFrom('station_owner')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .innerJoin('station', 'station.id', 'station_id')
    .select('app_user.id')
    .where('closed_at', 'is', null)
    .where('station_id', '=', stationId)
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .where('is_active', '=', true)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Says it as its owner would have. @returns false when the gate refuses it, and nothing was recorded */
async function say(
  tx: Executor,
  clock: Clock,
  { id, station_id, fuel_type_id, price, due_at }: Schedule,
  userId: string,
  person: string,
): Promise<boolean> {
  const entries = [{ fuel_type_id, price, confirmed: false }];
  const report = { id, kind: 'owner', userId, stationId: station_id, entries } as const;
  await addReport(tx, report, { seenAt: due_at, now: clock.now() });
  const said = await sayPrices(
    tx,
    clock,
    {
      origin: 'owner',
      stationId: station_id,
      person,
      reportId: id,
      seenAt: due_at,
      // Asked when it was typed.
      isSure: true,
    },
    [{ fuelTypeId: fuel_type_id, price, isConfirmed: false }],
  );
  const isAccepted = said[0]?.state === 'accepted';
  await (isAccepted ? keepAnswer(tx, id, said) : dropReport(tx, id));
  return isAccepted;
}
