import { AVATAR_FIELD } from '@pieno/contract/profile/profile-fields.ts';
import type { UserChange } from '@pieno/contract/profile/profile.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { callPersonal } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/**
 * Changes the profile. Returns the updated user if the answer contains it.
 * @param fallback error message for a failure without a message of its own
 */
export async function changeUser(change: UserChange, fallback: string): Promise<User | undefined> {
  const { user } = await callPersonal('PUT /user', {
    body: change,
    readAs: ({ MaybeUserSchema }) => MaybeUserSchema,
    fallback,
  });
  return user;
}

export async function uploadAvatar(image: File): Promise<User> {
  const body = new FormData();
  body.set(AVATAR_FIELD, image);
  const { user } = await callPersonal('POST /user/avatar', {
    body,
    fallback: m.failed_avatar(),
  });
  return user;
}

/**
 * Returns everything the server stores about the user, including fields unknown to this page, as a file to download.
 */
export async function exportUser(): Promise<Blob> {
  const data = await callPersonal('GET /user/export', {
    readAs: ({ AnythingSchema }) => AnythingSchema,
  });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
