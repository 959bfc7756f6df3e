import type { LoggedActionName, LogTarget } from '@pieno/contract/actions/action-log.ts';
import type { Role } from '@pieno/contract/policies/rule.ts';
import type { Executor } from '../../db/database.ts';
import type { PersonHash } from '../../modules/accounts/person-hash.ts';
import { validation } from '../../errors.ts';
import { changeRoleOrState } from '../../modules/accounts/role-and-state.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import type { PriceChange } from '../../modules/prices/price-change.ts';
import { logIdOf, type DecidedAccount } from '../../modules/people/accounts-of.ts';
import { setPersonActive, type PeopleParts } from '../../modules/people/set-active.ts';
import { removeSecondFactor } from '../../modules/second-factor/second-factor.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { protectPerson } from '../../modules/people/protect-person.ts';
import { setKnown } from '../../modules/people/set-known.ts';

/** Missing fields stay. */
export interface AccountChange {
  role?: Role | undefined;
  /** False locks the person out (rule account-locked). */
  isActive?: boolean | undefined;
  isVerified?: boolean | undefined;
  /** Whether an administrator vouches for the person as a driver (rule admin-known). */
  isKnown?: boolean | undefined;
  /** True to disable the second factor of somebody who has lost phone and codes. */
  withoutSecondFactor?: boolean | undefined;
  /** The reason, for the log; required for a lock. */
  reason?: string | undefined;
}

/**
 * Changes an account, and logs each effective change.
 * @param user an existing account
 * @throws validation on `reason` when it is missing for a lock, or for an administrator who confirms an e-mail;
 * conflict and invalid as `protectPerson` and `setKnown`, and `last_administrator`
 */
export async function changeAccount(
  db: Executor,
  { clock, personHash }: PeopleParts,
  actor: Administrator,
  user: DecidedAccount,
  wanted: AccountChange,
): Promise<void> {
  if (wanted.isActive === false && !wanted.reason) {
    throw validation({ reason: [{ code: 'reason_missing' }] });
  }
  await changePrices(db, clock, (change) => apply(change, personHash, actor, user, wanted));
}

async function apply(
  change: PriceChange,
  personHash: PersonHash,
  actor: Administrator,
  user: DecidedAccount,
  { role, isActive, isVerified, isKnown, withoutSecondFactor, reason }: AccountChange,
): Promise<void> {
  const { tx, now } = change;
  const done: [LoggedActionName, LogTarget?][] = [];
  // Activity first: somebody who is unlocked and loses the role in one command may be the last administrator.
  if (isActive !== undefined && isActive !== user.is_active) {
    if (!isActive) await protectPerson(tx, personHash, actor, user, 'lock');
    await setPersonActive(change, personHash, user, isActive);
    done.push([isActive ? 'user_activated' : 'user_deactivated']);
  }
  if (role !== undefined && role !== user.role) {
    await protectPerson(tx, personHash, actor, user, 'role');
    await changeRoleOrState(tx, user.id, { role }, now);
    done.push(['user_role', { role }]);
  }
  if (isVerified !== undefined && isVerified !== user.email_verified) {
    if (isVerified && actor.role === 'administrator' && !reason) {
      throw validation({ reason: [{ code: 'reason_missing' }] });
    }
    await changeRoleOrState(tx, user.id, { email_verified: isVerified }, now);
    done.push([isVerified ? 'user_verified' : 'user_unverified']);
  }
  if (isKnown !== undefined && (await setKnown(change, personHash, actor, user, isKnown))) {
    done.push([isKnown ? 'driver_vouched' : 'vouching_withdrawn']);
  }
  if (withoutSecondFactor && (await removeSecondFactor(tx, user.id))) {
    done.push(['second_factor_off']);
  }
  const person = await logIdOf(tx, user.id);
  for (const [action, more] of done) {
    await logAction(tx, now, actor, { action, target: { person, ...more }, reason });
  }
}
