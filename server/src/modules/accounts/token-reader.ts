import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { unauthorized } from '../../errors.ts';
import { presentUser } from './present-user.ts';
import { readSession } from './sessions.ts';

/**
 * Creates the function that returns the user of a bearer token.
 * @throws unauthorized (the returned function) when the session is unknown or expired, or the account not active
 */
export const readUser =
  (db: Executor, clock: Clock) =>
  async (token: string): Promise<User> => {
    const row = await readSession(db, clock, token);
    if (!row) throw unauthorized();
    return presentUser(row);
  };
