/** Decisions of a person about prices that are in the log: yes, no, take back. They are kept with who, when and why. */
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { lockBoardVersion, bumpBoardVersion } from '../changes/board-version.ts';
import { settlePrices, type Pair } from './settle.ts';

/** Who decides, and why. */
export interface Decider {
  by: string;
  reason: string;
}

/** A price that was decided about. Prices are thousandths of a euro. */
export interface Decided extends Pair {
  id: string;
  price: number;
  observedAt: Date;
}

const DECIDED = [
  'id',
  'station_id as stationId',
  'fuel_type_id as fuelTypeId',
  'price',
  'observed_at as observedAt',
] as const;

/**
 * Says yes or no to waiting prices: yes accepts them beyond doubt; no rejects a held one, and withdraws a doubtful one.
 * @param tx an open transaction
 * @returns those decided; ids that do not wait are missing
 */
export async function decideWaiting(
  tx: Executor,
  clock: Clock,
  ids: readonly string[],
  isRight: boolean,
  { by, reason }: Decider,
): Promise<Decided[]> {
  await lockBoardVersion(tx);
  const state = isRight
    ? sql<string>`'accepted'`
    : sql<string>`case state when 'held' then 'rejected' else 'withdrawn' end`;
  const rows = await tx
    .updateTable('observation')
    .set({
      state,
      doubtful: false,
      decided_at: clock.now(),
      decided_by: by,
      decision_reason: reason,
    })
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'held'),
        eb.and([eb('state', '=', 'accepted'), eb('doubtful', '=', true)]),
      ]),
    )
    .returning(DECIDED)
    .execute();
  await settleAndNotify(tx, clock, rows);
  return rows;
}

/**
 * Takes the current real price of a fuel at a station back; the price before holds again, with its own time.
 * @param tx an open transaction
 * @returns the price withdrawn; undefined when there is no real price
 */
export async function withdrawCurrent(
  tx: Executor,
  clock: Clock,
  { stationId, fuelTypeId }: Pair,
  { by, reason }: Decider,
): Promise<Decided | undefined> {
  await lockBoardVersion(tx);
  const row = await tx
    .updateTable('observation')
    .set({ state: 'withdrawn', decided_at: clock.now(), decided_by: by, decision_reason: reason })
    .where('source', '<>', 'demo')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('current_price')
        .select('observation_id')
        .where('station_id', '=', stationId)
        .where('fuel_type_id', '=', fuelTypeId),
    )
    .returning(DECIDED)
    .executeTakeFirst();
  if (row) await settleAndNotify(tx, clock, [row]);
  return row;
}

/** Makes the current prices follow decisions. */
export async function settleAndNotify(
  tx: Executor,
  clock: Clock,
  pairs: readonly Pair[],
): Promise<void> {
  const moved = await settlePrices(tx, clock.now(), pairs);
  if (moved.length > 0) await bumpBoardVersion(tx, [...new Set(moved)]);
}
