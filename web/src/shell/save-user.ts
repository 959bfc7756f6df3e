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
 * @param sentence what a failure says that brings no words of its own
 * @returns the user as it is now
 * @throws ApiError, or an Error that says that nobody is signed in
 */
export async function saveUser(change: UserChange, sentence: string): Promise<User> {
  const { id } = signedIn();
  const answered = await changeUser(change, sentence);
  return keep(id, (user) => answered ?? { ...user, ...keptOf(change) });
}

/** As `saveUser`, for the picture. */
export async function saveAvatar(image: File): Promise<User> {
  const { id } = signedIn();
  const { avatar_image } = await uploadAvatar(image);
  return keep(id, (user) => ({ ...user, avatar_image }));
}

function signedIn(): User {
  const visitor = getVisitor();
  if (visitor.kind !== 'registered') throw new Error(SENTENCES.notAuthenticated);
  return visitor.user;
}

/** Another may have signed in meanwhile, in another tab: the answer is then not about them. */
function keep(id: string, change: (user: User) => User): User {
  const user = signedIn();
  if (user.id !== id) throw new Error(SENTENCES.notAuthenticated);
  const changed = change(user);
  updateUser(changed);
  return changed;
}

function keptOf(change: UserChange): Partial<User> {
  return Object.fromEntries(
    KEPT.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
  );
}
