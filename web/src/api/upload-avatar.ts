import { UserSchema, type User } from '@pieno/contract/visitor.ts';
import { object } from 'zod/mini';
import { callApi } from './client.ts';

/** POST /user/avatar. The user with the new picture. */
export async function uploadAvatar(image: File): Promise<User> {
  const body = new FormData();
  body.set('avatar_image', image);
  const { data } = await callApi({
    method: 'POST',
    path: '/user/avatar',
    body,
    schema: object({ user: UserSchema }),
  });
  return data.user;
}
