/** Saves changes to the visitor's own account, on the server and in the session. */
import { USER_SWITCHES } from '@pieno/contract/profile/profile-fields.ts';
import type { UserChange } from '@pieno/contract/profile/profile.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { changeUser, uploadAvatar } from '../../core/api/profile/profile.ts';
import { getVisitor, updateUser } from '../../core/session/session.ts';
import { m } from '../../paraglide/messages.js';

/**
 * Scope that runs the account's mutations one after the other, so that the last answer is the
 * newest.
 */
export const USER_SCOPE = { id: 'user' } as const;

/** Fields taken from the request if the answer contains no user (rule call-user). */
const KEPT = ['name', 'full_name', 'address', 'bio', ...USER_SWITCHES] as const;

/**
 * Saves a change to the account.
 * @param by id of the user who requested it: another user may have signed in meanwhile
 * @param sentence error message for a failure without a message of its own
 * @returns the user after the change
 * @throws ApiError, or an Error if the user `by` is no longer signed in
 */
export async function saveUser(
  by: string | undefined,
  change: UserChange,
  sentence: string,
): Promise<User> {
  signedIn(by);
  const answered = await changeUser(change, sentence);
  return keep({ ...signedIn(by), ...(answered ?? keptOf(change)) });
}

/** Saves a new profile picture; errors as in `saveUser`. */
export async function saveAvatar(by: string, image: File): Promise<User> {
  signedIn(by);
  const { avatar_image } = await uploadAvatar(image);
  return keep({ ...signedIn(by), avatar_image });
}

/** Returns the signed-in user; throws unless its id is `by`. */
function signedIn(by: string | undefined): User {
  const visitor = getVisitor();
  if (visitor.kind !== 'registered' || visitor.user.id !== by) {
    throw new Error(m.error_not_authenticated());
  }
  return visitor.user;
}

function keep(user: User): User {
  updateUser(user);
  return user;
}

function keptOf(change: UserChange): Partial<User> {
  return Object.fromEntries(
    KEPT.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
  );
}
