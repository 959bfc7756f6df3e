import type { Executor } from '../../db/database.ts';

/** Who says something of a station: an administrator, one of its active owners, or a driver. */
export type Standing = 'administrator' | 'owner' | 'driver';

/** Lists the accounts that are active owners of a station and not locked, the first one first (rule owner-people). */
export async function findActivePeople(executor: Executor, stationId: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('station_owner')
    .innerJoin('app_user', 'app_user.id', 'station_owner.user_id')
    .select('user_id')
    .where('station_id', '=', stationId)
    .where('state', '=', 'active')
    .where('app_user.is_active', '=', true)
    .orderBy('since')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Tells in which standing an account speaks of a station; its owners first. */
export async function standingAt(
  executor: Executor,
  stationId: number,
  { id, role }: { id: string; role: string },
): Promise<Standing> {
  const people = await findActivePeople(executor, stationId);
  if (people.includes(id)) return 'owner';
  return role === 'admin' ? 'administrator' : 'driver';
}
