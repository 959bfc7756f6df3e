import { sql } from 'kysely';
import type { StationPerson } from '@pieno/contract/invitations/invitations.ts';
import type { Executor } from '../../db/database.ts';

/** Reads the people of stations, active ones first. @param userId the requesting user @returns by station */
export async function readPeople(
  executor: Executor,
  stationIds: readonly number[],
  userId: string,
): Promise<Map<number, StationPerson[]>> {
  const rows = await executor
    .selectFrom('station_owner')
    .innerJoin('app_user', 'app_user.id', 'station_owner.user_id')
    .select(['station_id', 'app_user.id', 'app_user.name', 'station_owner.state', 'since'])
    .where('station_id', 'in', stationIds)
    .where('state', '<>', 'revoked')
    .$narrowType<{ state: StationPerson['state'] }>()
    .orderBy(sql`state = 'active'`, 'desc')
    .orderBy('since')
    .execute();
  const groups = Map.groupBy(rows, ({ station_id }) => station_id);
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      group.map(({ station_id: _, state, since, ...person }) => ({
        ...person,
        state,
        since: since.toISOString(),
        is_me: person.id === userId,
      })),
    ]),
  );
}
