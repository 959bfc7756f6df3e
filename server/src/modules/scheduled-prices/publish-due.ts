import { OWN_STATION } from '@pieno/contract/invitations/policy.ts';
import type { HeldFor } from '@pieno/contract/prices/scheduled-prices.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { logAction } from '../action-log/log-action.ts';
import { changePrices } from '../prices/change-prices.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { findCurrentPrice } from '../prices/current/list.ts';
import { lastFirmReportAt } from '../prices/evaluate/freshness.ts';
import type { EntryOutcome } from '../prices/entry-outcomes.ts';
import { addSubmission } from '../prices/submit-reports.ts';
import { lockAtStation, mayAt } from '../stations/standing.ts';
import {
  lockSchedule,
  closeSchedule,
  noteFailed,
  type Schedule,
  type ScheduleState,
} from './schedule.ts';

export interface PublishParts {
  db: Executor;
  clock: Clock;
}

/**
 * Publishes the prices that are due, in the order of their instants, each in its own transaction (rule
 * schedule-publish, decision 0033). Concurrent processes publish each once.
 * @param signal aborted when the process stops
 * @throws the first error of a price, after publishing the others; of one that failed before only a database that
 *   is unavailable
 */
export async function publishDue({ db, clock }: PublishParts, signal: AbortSignal): Promise<void> {
  const failed: string[] = [];
  const errors: unknown[] = [];
  while (!signal.aborted) {
    const id = await findDue(db, clock.now(), failed);
    if (id === undefined) break;
    try {
      await changePrices(db, clock, (change) => publishOne(change, id));
    } catch (error) {
      failed.push(id);
      const isNews =
        isDatabaseUnavailable(error) ||
        (await changePrices(db, clock, (change) => tellFailed(change, id)));
      if (isNews) errors.push(error);
    }
  }
  for (const error of errors) throw error;
}

/** @returns whether it has not failed before */
async function tellFailed(change: PriceChange, id: string): Promise<boolean> {
  const failed = await noteFailed(change.tx, id, change.now);
  // It is no longer announced.
  if (failed?.public) change.show([failed.station_id]);
  return failed !== undefined;
}

/** Finds the instant of the next pending price that has not failed. */
export async function nextDue(executor: Executor): Promise<Date | undefined> {
  const next = await executor
    .selectFrom('scheduled_price')
    .select('due_at')
    .where('state', '=', 'pending')
    .where('held_for', 'is', null)
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

/** Reports a due price with its own instant, and records the outcome. */
async function publishOne(change: PriceChange, id: string): Promise<void> {
  const { tx, now } = change;
  // Processes wait for the board's lock; the second one finds the row closed.
  const schedule = await lockSchedule(tx, id);
  if (schedule?.state !== 'pending' || schedule.due_at > now) return;
  const { state, heldFor } = await outcomeOf(change, schedule);
  await closeSchedule(tx, id, state, now, heldFor);
  const { station_id: stationId, fuel_type_id, price, due_at } = schedule;
  // It is no longer announced.
  if (schedule.public) change.show([stationId]);
  const target = { fuel_type_id, price: price / 1000, due_at: due_at.toISOString() };
  await logAction(tx, now, { role: 'job' }, { action: ACTIONS[state], stationId, target });
}

const ACTIONS = {
  published: 'schedule_published',
  held: 'schedule_held',
  superseded: 'schedule_superseded',
  cancelled: 'schedule_cancelled',
} as const;

interface Outcome {
  state: Exclude<ScheduleState, 'pending'>;
  heldFor?: HeldFor;
}

async function outcomeOf(
  change: PriceChange,
  { id: key, station_id: stationId, fuel_type_id, price, due_at: seenAt, ...by }: Schedule,
): Promise<Outcome> {
  const { user_id: userId, claimant: person } = by;
  if (userId === null || person === null) return { state: 'cancelled' };
  if (!(await mayPublish(change.tx, stationId, userId))) return { state: 'cancelled' };
  const shown = await findCurrentPrice(change.tx, { stationId, fuelTypeId: fuel_type_id });
  const isReal = shown && shown.source !== 'demo';
  if (isReal && lastFirmReportAt(shown) > seenAt) return { state: 'superseded' };
  const entries = [{ fuel_type_id, price, confirmed: false }];
  const report = { key, kind: 'owner', userId, stationId, entries, seenAt } as const;
  // An unusual price was confirmed when it was scheduled.
  const submission = await addSubmission(change, { ...report, person, isSure: true });
  if (submission.isWritten) return { state: 'published' };
  const [{ code }] = submission.outcomes() as [EntryOutcome];
  return { state: 'held', heldFor: code === 'refused_unsold' ? 'unsold' : 'range' };
}

/** Whether a user still owns a station that is open: it may have been merged into a closed one. */
async function mayPublish(tx: Executor, stationId: number, userId: string): Promise<boolean> {
  const found = await lockAtStation(tx, userId, stationId);
  return found?.isClosed === false && mayAt(OWN_STATION.manage, found, found.people);
}
