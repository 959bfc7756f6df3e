import type { UserChange } from '@pieno/contract/profile.ts';
import { UserSchema, type User } from '@pieno/contract/visitor.ts';
import { _default as withDefault, object, optional } from 'zod/mini';
import { callApi } from './client.ts';

const AnswerSchema = withDefault(object({ user: optional(UserSchema) }), {});

/** PUT /user. The user as the server now has it, where it says so (spec §7). */
export async function changeUser(change: UserChange): Promise<User | undefined> {
  const { data } = await callApi({
    method: 'PUT',
    path: '/user',
    body: change,
    schema: AnswerSchema,
  });
  return data.user;
}
