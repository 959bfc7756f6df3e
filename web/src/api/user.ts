import type { User } from '@pieno/contract/visitor.ts';
import { callApi } from './client.ts';
import { lazySchema } from './lazy-schema.ts';

/** GET /user: returns the registered user of the session's token. */
export async function getUser(): Promise<User> {
  const { data } = await callApi({ path: '/user', schema: lazySchema('UserSchema') });
  return data;
}
