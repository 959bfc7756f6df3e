import type { Rule } from '@pieno/contract/policies/rule.ts';
import type { StationPeople } from '@pieno/contract/invitations/policy.ts';
import type { Executor } from '../../db/database.ts';
import { forbidden, unauthorized } from '../../errors.ts';
import { lockUserShared } from '../accounts/repository.ts';
import type { LogActor } from '../action-log/log-action.ts';
import { findActivePeople, mayAt } from './standing.ts';
import { lockStation } from './lock-station.ts';

/** Who manages a station: an account by a call, or the operator at the command line. */
export type StationManager = { userId: string } | { role: 'operator' };

/**
 * Checks that somebody may manage a station, and locks first the account, then the station.
 * @param tx an open transaction that has locked neither
 * @returns the role for the log: owner of the station, otherwise administrator
 * @throws unauthorized for a deleted or locked account; forbidden; notFound for an unknown or merged station
 */
export async function enterManaged(
  tx: Executor,
  manager: StationManager,
  stationId: number,
  rule: Rule<StationPeople>,
): Promise<LogActor> {
  if (!('userId' in manager)) {
    await lockStation(tx, stationId);
    return manager;
  }
  const { userId } = manager;
  const user = await lockUserShared(tx, userId);
  if (!user?.is_active) throw unauthorized();
  await lockStation(tx, stationId);
  const people = await findActivePeople(tx, stationId);
  if (!mayAt(rule, user, people)) throw forbidden('owners_only');
  return { role: people.includes(userId) ? 'owner' : 'administrator', userId };
}
