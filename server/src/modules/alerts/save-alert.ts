/** Makes, changes and deletes alerts (rule alert-wish). */
import type { Alert, AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound, unauthorized } from '../../errors.ts';
import { lockUser } from '../accounts/repository.ts';
import type { Board } from '../board/board.ts';
import { listAlerts } from './list-alerts.ts';
import { bestOf, rankedFuels, type RankedFuel } from './ranked-fuels.ts';
import { fillOf, hasSameStations, isSameWish, readWish, wishedPrice } from './read-wish.ts';

export interface AlertParts {
  db: Executor;
  clock: Clock;
  board: Pick<Board, 'rankings'>;
}

/**
 * Makes an alert. A price at or below its limit already counts as known. An equal existing alert is changed
 * instead: it gets the new channels, and is resumed.
 * @throws conflict `alerts_full`; notFound for an unknown station; what `wishedPrice` throws
 */
export async function addAlert(
  parts: AlertParts,
  userId: string,
  draft: AlertDraft,
): Promise<Alert> {
  return await inTransaction(parts.db, async (tx) => {
    await lockOwner(tx, userId);
    const own = await listAlerts(tx, userId);
    const read = await readWish(tx, userId, draft);
    const { wish, columns, stations } = read;
    const best = bestOf(rankedFuels(parts.board), wish);
    const price = wishedPrice(draft, best);
    const twin = own.find((kept) => isSameWish(kept, read, draft) && belowOf(kept) === price.below);
    // A client that did not get the answer sends it again.
    if (twin) {
      return await changeAlert({ ...parts, db: tx }, userId, twin.id, { paused: false, ...draft });
    }
    if (own.length >= ALERTS.max) {
      throw conflict({ code: 'alerts_full', params: { max: ALERTS.max } });
    }
    const now = parts.clock.now();
    const state = { ...initialState(price.below, best), ...(draft.paused && pausedAt(now)) };
    const what = { ...columns, ...price, ...state, channels: channelsOf(draft) };
    const { id } = await tx
      .insertInto('alert')
      .values({ ...what, user_id: userId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setStations(tx, id, stations);
    return await readAlert(tx, userId, id);
  });
}

/**
 * Changes, pauses or resumes an alert. New conditions, or resuming, reset the known price.
 * @throws notFound for another person's alert; what `addAlert` throws of stations and prices
 */
export async function changeAlert(
  parts: AlertParts,
  userId: string,
  id: string,
  draft: AlertDraft,
): Promise<Alert> {
  return await inTransaction(parts.db, async (tx) => {
    await lockOwner(tx, userId);
    await tx.selectFrom('alert').select('id').where('id', '=', id).forUpdate().execute();
    const kept = await readAlert(tx, userId, id);
    const read = await readWish(tx, userId, draft);
    const best = bestOf(rankedFuels(parts.board), read.wish);
    const now = parts.clock.now();
    const isSame = isSameWish(kept, read, draft);
    const price = isSame ? undefined : wishedPrice(draft, best);
    const below = price?.below ?? belowOf(kept);
    const isResumed = kept.paused !== null && draft.paused === false;
    const change = {
      channels: channelsOf(draft),
      fill: fillOf(draft),
      ...(price && { ...read.columns, ...price, created_at: now }),
      ...((!isSame || isResumed) && initialState(below, best)),
      ...(draft.paused && !kept.paused && pausedAt(now)),
      ...(isResumed && { paused_at: null, paused_by: null, resumed_at: now }),
    };
    await tx.updateTable('alert').set(change).where('id', '=', id).execute();
    // Keeps the named stations of a merge, so that it can be undone.
    if (!hasSameStations(kept, read)) await setStations(tx, id, read.stations);
    return await readAlert(tx, userId, id);
  });
}

/** Deletes an alert. @throws notFound for another person's */
export async function deleteAlert(db: Executor, userId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('alert')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('alert_not_found');
}

/** Reads a person's alert. @throws notFound */
export async function readAlert(executor: Executor, userId: string, id: string): Promise<Alert> {
  const [alert] = await listAlerts(executor, userId, id);
  if (!alert) throw notFound('alert_not_found');
  return alert;
}

async function lockOwner(tx: Executor, userId: string): Promise<void> {
  // The account was deleted meanwhile.
  if (!(await lockUser(tx, userId))) throw unauthorized();
}

/** In thousandths. */
const belowOf = ({ below }: Alert): number => Math.round(below * 1000);

const channelsOf = ({ channels }: AlertDraft) => [...new Set(channels)];

const pausedAt = (now: Date) => ({ paused_at: now, paused_by: 'person', again_at: null }) as const;

/** The state of a new alert: no message yet, but a price at or below the limit counts as known. */
function initialState(below: number, best: RankedFuel | undefined) {
  const known = best && best.price <= below ? best : undefined;
  return {
    told_at: null,
    told_price: known?.price ?? null,
    told_station_id: known?.stationId ?? null,
    again_at: null,
    unopened: 0,
  };
}

async function setStations(tx: Executor, id: string, stations: readonly number[]): Promise<void> {
  await tx.deleteFrom('alert_station').where('alert_id', '=', id).execute();
  if (stations.length === 0) return;
  const rows = stations.map((station_id) => ({ alert_id: id, station_id }));
  await tx.insertInto('alert_station').values(rows).execute();
}
