import type { UserChange } from '@pieno/contract/profile.ts';
import { UserSchema, type User } from '@pieno/contract/visitor.ts';
import { _default as withDefault, object, optional } from 'zod/mini';
import { callApi } from './client.ts';

const AnswerSchema = withDefault(object({ user: optional(UserSchema) }), {});

/**
 * PUT /user. Returns the updated user if the answer contains it (rule call-user).
 * @param unsaid error message for a failure without a message of its own
 */
export async function changeUser(change: UserChange, unsaid: string): Promise<User | undefined> {
  const { data } = await callApi({
    method: 'PUT',
    path: '/user',
    body: change,
    schema: AnswerSchema,
    unsaid,
  });
  return data.user;
}
