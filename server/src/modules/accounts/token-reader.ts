import type { User } from '@pieno/contract/visitor.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { unauthorized } from '../../http/errors.ts';
import { presentUser } from './presenter.ts';
import { readSession } from './sessions.ts';

/**
 * How a bearer token is read.
 * @throws unauthorized for a session that is unknown, over or of an account that is not active
 */
export const readUser =
  (db: Executor, clock: Clock) =>
  async (token: string): Promise<User> => {
    const row = await readSession(db, clock, token);
    if (!row) throw unauthorized();
    return presentUser(row);
  };
