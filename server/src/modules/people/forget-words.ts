import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { rejudgeAndSettle } from '../prices/log/rejudge.ts';
import { cancelSchedules, forgetSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { forgetPerson } from '../prices/drivers/leave.ts';

/**
 * Takes a deleted person's words back as far as nobody has settled them, and the name off the others (rule
 * account-own-data): claims, confirmations, disputes, states and what is scheduled.
 * @param tx an open transaction that has locked the board
 * @param person the person's hash
 */
export async function forgetWords(tx: Executor, clock: Clock, person: string): Promise<void> {
  await cancelSchedules(tx, clock.now(), { claimant: person });
  await forgetSchedules(tx, person);
  await forgetPerson(tx, clock, person);
  const disputes = await tx
    .deleteFrom('price_dispute')
    .where('claimant', '=', person)
    .where('closed_at', 'is', null)
    .returning(['station_id as stationId', 'fuel_type_id as fuelTypeId'])
    .execute();
  await tx
    .updateTable('price_dispute')
    .set({ claimant: null })
    .where('claimant', '=', person)
    .execute();
  await rejudgeAndSettle(tx, clock, disputes);
  const states = await tx
    .deleteFrom('station_state')
    .where('claimant', '=', person)
    .returning('station_id')
    .execute();
  const stations = [...new Set(states.map(({ station_id }) => station_id))];
  if (stations.length > 0) await bumpBoardVersion(tx, stations);
}
