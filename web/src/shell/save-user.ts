/** Changes to the visitor's own account, and what the phone keeps of them. */
import { SENTENCES } from '@pieno/contract/errors.ts';
import { USER_SWITCHES, type UserChange } from '@pieno/contract/profile.ts';
import type { User } from '@pieno/contract/visitor.ts';
import { changeUser } from '../api/change-user.ts';
import { uploadAvatar } from '../api/upload-avatar.ts';
import { getVisitor, updateUser } from '../session/session.ts';

/** Every change of the account waits for the one before: the last answer is then the newest. */
export const USER_SCOPE = { id: 'user' } as const;

/** What is kept of a change where the answer lacks the user (spec §7). */
const KEPT = ['name', 'full_name', 'address', 'bio', ...USER_SWITCHES] as const;

/**
 * @param by id of the user who asked for it: another may have signed in while it waited for its turn
 * @param sentence what a failure says that brings no words of its own
 * @returns the user as it is now
 * @throws ApiError, or an Error that says that nobody is signed in
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

/** As `saveUser`, for the picture. */
export async function saveAvatar(by: string, image: File): Promise<User> {
  signedIn(by);
  const { avatar_image } = await uploadAvatar(image);
  return keep({ ...signedIn(by), avatar_image });
}

/** Whoever asked, as long as it is who is signed in. */
function signedIn(by: string | undefined): User {
  const visitor = getVisitor();
  if (visitor.kind !== 'registered' || visitor.user.id !== by) {
    throw new Error(SENTENCES.notAuthenticated);
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
