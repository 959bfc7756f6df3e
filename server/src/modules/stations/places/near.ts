import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import type { Executor } from '../../../db/database.ts';
import type { Station } from '../../../db/schema.gen.ts';

/**
 * Two of a kind that are so near are probably one: of the belt's 139 on 21 August 2026 eight pairs stand within 25 m, an old
 * and a new name of one forecourt each, and the next two 96 m apart.
 */
const NEAR_METRES = 60;
/** More degrees than these metres are, of latitude and of longitude. */
const DEGREES = { latitude: 0.0006, longitude: 0.0009 };

/**
 * Finds the station of a kind that stands nearest to a place, within some metres; undefined when none does. Those that are
 * closed for good or merged do not count.
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
