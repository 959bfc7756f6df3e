import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import type { Executor } from '../../../db/database.ts';
import type { Station } from '../../../db/schema.gen.ts';

/**
 * Two stations of a kind so close are probably the same: of the belt's 139 on 21 August 2026 eight pairs are within 25
 * m, each the old and new name of one forecourt, and the next two are 96 m apart.
 */
const NEAR_METRES = 60;
/** Upper bounds of these metres in degrees of latitude and longitude. */
const DEGREES = { latitude: 0.0006, longitude: 0.0009 };

/**
 * Finds the nearest station of a kind within some metres; undefined when there is none. Closed and merged stations do
 * not count.
 */
export async function findNear(
  executor: Executor,
  kind: Station['kind'],
  place: Position,
): Promise<{ id: number; name: string; metres: number } | undefined> {
  const { latitude, longitude } = place;
  const around = await executor
    .selectFrom('station')
    .select(['id', 'name', 'latitude', 'longitude'])
    .where('kind', '=', kind)
    .where('merged_into', 'is', null)
    .where('closed_at', 'is', null)
    .where('latitude', '>', latitude - DEGREES.latitude)
    .where('latitude', '<', latitude + DEGREES.latitude)
    .where('longitude', '>', longitude - DEGREES.longitude)
    .where('longitude', '<', longitude + DEGREES.longitude)
    .execute();
  const [nearest] = around
    .map(({ id, name, ...at }) => ({
      id,
      name,
      metres: Math.round(kilometresBetween(place, at as Position) * 1_000),
    }))
    .toSorted((one, other) => one.metres - other.metres);
  return nearest && nearest.metres <= NEAR_METRES ? nearest : undefined;
}
