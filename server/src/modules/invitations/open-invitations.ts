import type { Executor } from '../../db/database.ts';

/** Finds valid invitations, oldest first. @param stationIds all stations when missing */
export async function findOpenInvitations(
  executor: Executor,
  now: Date,
  stationIds?: readonly number[],
) {
  const rows = await executor
    .selectFrom('owner_invitation')
    .select(['station_id', 'id', 'created_at', 'expires_at'])
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(stationIds !== undefined, (query) => query.where('station_id', 'in', stationIds!))
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, expires_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
}
