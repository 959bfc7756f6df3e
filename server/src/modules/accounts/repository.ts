import { sql, type UpdateObject } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';
import { PASSWORD_PROVIDER } from './passwords.ts';

/** The base query of all reads of accounts; it selects only columns that may appear in a response. */
export function selectUsers(executor: Executor) {
  return executor
    .selectFrom('app_user')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.full_name',
      'app_user.avatar_hash',
      'app_user.phone',
      'app_user.address',
      'app_user.city',
      'app_user.bio',
      'app_user.available_status',
      'app_user.notifications',
      'app_user.dark',
      'app_user.agree_privacy_at',
      'app_user.is_active',
      'app_user.age_slot',
      'app_user.preference',
      'app_user.role',
      'app_user.email_verified',
    ])
    .select(({ exists, selectFrom }) => [
      // As text: a date has no time zone, but the driver's `Date` would.
      sql<string | null>`app_user.birthday::text`.as('birthday'),
      exists(
        selectFrom('user_credential')
          .select('user_credential.id')
          .whereRef('user_credential.user_id', '=', 'app_user.id')
          .where('user_credential.provider_id', '=', PASSWORD_PROVIDER)
          .where('user_credential.password', 'is not', null),
      )
        .$castTo<boolean>()
        .as('has_password'),
      exists(
        selectFrom('station_owner')
          .select('station_owner.station_id')
          .whereRef('station_owner.user_id', '=', 'app_user.id')
          .where('station_owner.state', '=', 'active'),
      )
        .$castTo<boolean>()
        .as('is_owner'),
    ]);
}

export type UserRow = Awaited<
  ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>
>;

/** Finds the account with this id; undefined when there is none. */
export async function findUser(executor: Executor, id: string): Promise<UserRow | undefined> {
  return await selectUsers(executor).where('app_user.id', '=', id).executeTakeFirst();
}

/**
 * Reads an account and takes a key-share lock on its row, so that it cannot be deleted until the transaction ends. Call
 * it first in a transaction that writes rows of the account. It waits for a concurrent deletion.
 * @param tx an open transaction
 * @returns undefined when the account does not exist or was deleted
 */
export async function lockUserShared(tx: Executor, id: string): Promise<UserRow | undefined> {
  return await selectUsers(tx)
    .where('app_user.id', '=', id)
    .forKeyShare('app_user')
    .executeTakeFirst();
}

/**
 * Reads an account and locks its row for update, which also excludes `lockUserShared`. Call it first in a transaction
 * that ends the account's sessions: it waits for a session that is being started.
 */
export async function lockUser(tx: Executor, id: string): Promise<UserRow | undefined> {
  return await selectUsers(tx)
    .where('app_user.id', '=', id)
    .forUpdate('app_user')
    .executeTakeFirst();
}

/** Finds the account with this e-mail; undefined when there is none. @param email lower case, as from `EmailSchema` */
export async function findUserByEmail(
  executor: Executor,
  email: string,
): Promise<UserRow | undefined> {
  return await selectUsers(executor).where('app_user.email', '=', email).executeTakeFirst();
}

/** The values of a new account; its role is always 'user' (rule account-user). */
export interface NewUser {
  name: string;
  /** Null when only the e-mail is known. */
  full_name: string | null;
  email: string;
  email_verified?: boolean;
  /** True when the person has proved the mailbox. */
  mailbox_proved?: boolean;
  notifications: boolean;
  agree_privacy_at: Date;
}

/**
 * Inserts an account without a credential. Add one in the same transaction, or nobody can sign in.
 * @returns its id; undefined when the e-mail is taken, also by a concurrent registration
 */
export async function addUser(tx: Executor, user: NewUser, now: Date): Promise<string | undefined> {
  const added = await tx
    .insertInto('app_user')
    .values({ ...user, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Changes columns of an account; missing ones stay. For role and state use `changeRoleOrState`. */
export async function changeUser(
  executor: Executor,
  id: string,
  change: Omit<UpdateObject<DB, 'app_user'>, 'id' | 'email' | 'role' | 'is_active' | 'updated_at'>,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('app_user')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes an account with its sessions, credentials and guest data.
 * @returns the hash of its former picture; undefined when it had none
 */
export async function deleteUser(tx: Executor, id: string): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('app_user')
    .where('id', '=', id)
    .returning('avatar_hash')
    .executeTakeFirst();
  return deleted?.avatar_hash ?? undefined;
}
