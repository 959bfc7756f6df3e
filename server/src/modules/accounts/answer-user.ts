import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { Executor } from '../../db/database.ts';
import { unauthorized } from '../../errors.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './repository.ts';

/**
 * Builds the response of a call that changed a user: the user's current state.
 * @throws unauthorized when the account was deleted meanwhile
 */
export async function answerUser(executor: Executor, userId: string): Promise<{ user: User }> {
  const user = await findUser(executor, userId);
  if (!user) throw unauthorized();
  return { user: presentUser(user) };
}
