import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { PASSWORD_PROVIDER } from './columns.ts';

/** Every reader of an account begins here: what the wire may show of it, and nothing else. */
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
    ])
    .select(({ exists, selectFrom }) => [
      // As text: a day has no time zone, the driver's Date has one.
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
    ]);
}

/** An account as the database holds it. */
export type UserRow = Awaited<
  ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>
>;

/** The account with this id, or undefined. */
export async function findUser(executor: Executor, id: string): Promise<UserRow | undefined> {
  return await selectUsers(executor).where('app_user.id', '=', id).executeTakeFirst();
}

/**
 * The account with this id, which cannot be deleted until the transaction ends: whoever writes what belongs to an
 * account begins here. A deletion that is under way is waited for.
 * @param tx an open transaction
 * @returns undefined when there is none any more
 */
export async function holdUser(tx: Executor, id: string): Promise<UserRow | undefined> {
  return await selectUsers(tx)
    .where('app_user.id', '=', id)
    .forKeyShare('app_user')
    .executeTakeFirst();
}

/**
 * Holds an account like `holdUser`, and from everybody who does: whoever ends its sessions begins here. One that is
 * about to begin is waited for.
 */
export async function lockUser(tx: Executor, id: string): Promise<UserRow | undefined> {
  return await selectUsers(tx)
    .where('app_user.id', '=', id)
    .forUpdate('app_user')
    .executeTakeFirst();
}

/** The account with this e-mail, or undefined. @param email in small letters, as `EmailSchema` leaves it */
export async function findUserByEmail(
  executor: Executor,
  email: string,
): Promise<UserRow | undefined> {
  return await selectUsers(executor).where('app_user.email', '=', email).executeTakeFirst();
}

/** What a new account knows of its owner; its role is always 'user' (spec §6). */
export interface NewUser {
  name: string;
  /** Null where only the e-mail is known. */
  full_name: string | null;
  email: string;
  email_verified?: boolean;
  notifications: boolean;
  agree_privacy_at: Date;
}

/**
 * Makes an account that cannot sign in yet: give it a credential in the same transaction.
 * @returns its id; undefined when the e-mail is taken, however close the race
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
