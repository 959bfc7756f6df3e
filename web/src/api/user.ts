import { UserSchema, type User } from '@pieno/contract/visitor.ts';
import { callApi } from './client.ts';

/** GET /user: returns the registered user of the session's token. */
export async function getUser(): Promise<User> {
  const { data } = await callApi({ path: '/user', schema: UserSchema });
  return data;
}
