/** Decisions of a person about prices that are in the log: yes, no, take back. They are kept with who, when and why. */
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { lockBoardVersion } from '../../changes/board-version.ts';
import { rejudgeAndSettle } from './rejudge.ts';
import type { Pair } from '../current/settle.ts';

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
 * Says yes or no to waiting prices: yes accepts them beyond doubt; no rejects a held or reported one, and withdraws a
 * doubtful one.
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
    : sql<string>`case when state in ('held', 'reported') then 'rejected' else 'withdrawn' end`;
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
        eb('state', 'in', ['held', 'reported']),
        eb.and([eb('state', '=', 'accepted'), eb('doubtful', '=', true)]),
      ]),
    )
    .returning(DECIDED)
    .execute();
  // Even where no current price moves, one was shown as reported, or another history is told.
  const stations = rows.map(({ stationId }) => stationId);
  await rejudgeAndSettle(tx, clock, rows, stations);
  return rows;
}

/**
 * Takes the current real price of a fuel at a station back, as often as it was said in a row: the price before holds
 * again, with its own time (rule admin-prices).
 * @param tx an open transaction
 * @returns the newest of those withdrawn, and how many they are; undefined when there is no real price
 */
export async function withdrawCurrent(
  tx: Executor,
  clock: Clock,
  { stationId, fuelTypeId }: Pair,
  { by, reason }: Decider,
): Promise<(Decided & { times: number }) | undefined> {
  await lockBoardVersion(tx);
  const rows = await tx
    .updateTable('observation')
    .from('current_price')
    .set({ state: 'withdrawn', decided_at: clock.now(), decided_by: by, decision_reason: reason })
    .where('current_price.station_id', '=', stationId)
    .where('current_price.fuel_type_id', '=', fuelTypeId)
    .where('current_price.source', '<>', 'demo')
    .whereRef('observation.station_id', '=', 'current_price.station_id')
    .whereRef('observation.fuel_type_id', '=', 'current_price.fuel_type_id')
    .whereRef('observation.price', '=', 'current_price.price')
    .whereRef('observation.observed_at', '>=', 'current_price.since')
    .where('observation.state', '=', 'accepted')
    .where('observation.source', '<>', 'demo')
    .returning([
      'observation.id',
      'observation.station_id as stationId',
      'observation.fuel_type_id as fuelTypeId',
      'observation.price',
      'observation.observed_at as observedAt',
    ])
    .execute();
  const [newest] = rows.toSorted((a, b) => b.observedAt.getTime() - a.observedAt.getTime());
  if (!newest) return undefined;
  await rejudgeAndSettle(tx, clock, [newest]);
  return { ...newest, times: rows.length };
}
