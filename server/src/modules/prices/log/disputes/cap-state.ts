import type { Executor } from '../../../../db/database.ts';
import { RANKED_AREAS } from '../../../stations/ranks.ts';
import { isOverCap } from '../../judge/cap.ts';
import { readRules } from '../../rules.ts';
import { readCap } from './read-cap.ts';

/**
 * Whether the cap keeps a driver's word that a station, or one of its fuels, does not sell from taking ranks (rule
 * report-cap): in one of the categories that it is about.
 * @param fuelTypeId null for all fuels
 */
export async function isStateOver(
  tx: Executor,
  now: Date,
  stationId: number,
  fuelTypeId: number | null,
): Promise<boolean> {
  const places = await tx
    .selectFrom('current_price')
    .innerJoin('station', 'station.id', 'station_id')
    .innerJoin('fuel_type', 'fuel_type.id', 'fuel_type_id')
    .select(['station_id as stationId', 'decade', RANKED_AREAS])
    .where('station_id', '=', stationId)
    .$if(fuelTypeId !== null, (query) => query.where('fuel_type_id', '=', fuelTypeId))
    .execute();
  const { moves } = await readCap(tx, now);
  const { limits } = await readRules(tx);
  return places.some((place) => isOverCap(moves, place, limits));
}
