import { may, type Rule } from '@pieno/contract/policies/rule.ts';
import type { StationPeople } from '@pieno/contract/invitations/policy.ts';
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { UserRow } from '../accounts/repository.ts';

/** The role of somebody who reports on a station: an administrator, an active owner, or a driver. */
export type Standing = 'administrator' | 'owner' | 'driver';

/** Lists the active owners of a station whose accounts are not locked, in their order (rule owner-people). */
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

/** The columns of an account that matter for rights at a station. */
export type Account = Pick<UserRow, 'id' | 'role' | 'is_active' | 'email_verified'>;

/**
 * Returns whether an account has a right at a station.
 * @param account undefined for a deleted one
 * @param people the station's active ones
 */
export function mayAt(
  rule: Rule<StationPeople>,
  account: Account | undefined,
  people: readonly string[],
): boolean {
  if (!account?.is_active) return false;
  const { id, role, email_verified: isVerified } = account;
  return may({ type: 'user', id, role, isVerified }, rule, { people });
}

/**
 * Reads an account, a station and its active people, and locks them until the transaction ends.
 * @param tx an open transaction that has locked only the board
 * @returns undefined when the account is deleted, or the station unknown or merged
 */
export async function lockAtStation(tx: Executor, userId: string, stationId: number) {
  const { rows } = await sql<
    Account & { email: string; station: string; isClosed: boolean; people: string[] }
  >`
    select app_user.id, app_user.email, app_user.role, app_user.is_active, app_user.email_verified,
      station.name as station, station.closed_at is not null as "isClosed",
      array(
        select user_id from station_owner join app_user as owner on owner.id = user_id
        where station_id = station.id and state = 'active' and owner.is_active order by since
      ) as people
    from app_user cross join station
    where app_user.id = ${userId} and station.id = ${stationId}::integer and station.merged_into is null
    for key share of app_user for update of station
  `.execute(tx);
  return rows[0];
}

/** Returns in which role an account reports on a station; an owner's comes first. */
export async function standingAt(
  executor: Executor,
  stationId: number,
  { id, role }: { id: string; role: string },
): Promise<Standing> {
  const people = await findActivePeople(executor, stationId);
  if (people.includes(id)) return 'owner';
  return role === 'admin' ? 'administrator' : 'driver';
}
