import type { StationName } from '@pieno/contract/stations/station-name.ts';
import type { Executor } from '../../db/database.ts';

/** Finds the stations with a due price that cannot be published for a reason of ours (rule schedule-held). */
export async function findUnpublished(executor: Executor): Promise<StationName[]> {
  return await executor
    .selectFrom('scheduled_price')
    .innerJoin('station', 'station.id', 'station_id')
    .select(['station.id', 'name', 'locality'])
    .distinct()
    .where('state', '=', 'pending')
    .where('held_for', '=', 'failed')
    .orderBy('station.id')
    .execute();
}
