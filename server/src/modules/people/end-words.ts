import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { rejudgeAndSettle } from '../prices/log/rejudge.ts';
import { silencePerson } from '../prices/drivers/leave.ts';
import { cancelSchedules } from '../scheduled-prices/cancel-schedules.ts';

/**
 * Rejects what a locked person says and nobody has settled yet: claims, open disputes and states, and cancels what is
 * scheduled. As a driver the person has confirmed nothing any more; what others claimed and was accepted by it stays so.
 * @param tx an open transaction that has locked the board
 */
export async function endWords(tx: Executor, clock: Clock, person: string): Promise<void> {
  const now = clock.now();
  await cancelSchedules(tx, now, { claimant: person });
  await silencePerson(tx, clock, person, { by: 'administrator', reason: 'locked' });
  const disputes = await tx
    .updateTable('price_dispute')
    .set({ closed_at: now, closed_by: 'administrator', outcome: 'wrong' })
    .where('claimant', '=', person)
    .where('closed_at', 'is', null)
    .returning(['station_id as stationId', 'fuel_type_id as fuelTypeId'])
    .execute();
  await rejudgeAndSettle(tx, clock, disputes);
  const states = await tx
    .updateTable('station_state')
    .set({ cleared_at: now })
    .where('claimant', '=', person)
    .where('cleared_at', 'is', null)
    .where('reported_at', '>', sql<Date>`${now.toISOString()}::timestamptz - interval '1 day'`)
    .returning('station_id')
    .execute();
  const stations = [...new Set(states.map(({ station_id }) => station_id))];
  if (stations.length > 0) await bumpBoardVersion(tx, stations);
}
