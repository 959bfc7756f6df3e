import { SENTENCES } from '@pieno/contract/errors.ts';
import { AVATAR_FIELD, UserAnswerSchema } from '@pieno/contract/profile.ts';
import type { User } from '@pieno/contract/visitor.ts';
import { callApi } from './client.ts';

/** POST /user/avatar: uploads a picture and returns the user with it. */
export async function uploadAvatar(image: File): Promise<User> {
  const body = new FormData();
  body.set(AVATAR_FIELD, image);
  const { data } = await callApi({
    method: 'POST',
    path: '/user/avatar',
    body,
    unsaid: SENTENCES.avatarUpload,
    schema: UserAnswerSchema,
  });
  return data.user;
}
