import type { Executor } from '../../db/database.ts';
import { lockUser } from './repository.ts';
import { endSessions } from './sessions.ts';

/** What an operator decides about an account. */
export interface Standing {
  role?: 'user' | 'admin' | undefined;
  /** False locks its owner out and ends the sessions. */
  is_active?: boolean | undefined;
}

/** Changes what somebody may do; what is undefined stays as it is. @param tx an open transaction */
export async function changeStanding(
  tx: Executor,
  id: string,
  standing: Standing,
  now: Date,
): Promise<void> {
  await lockUser(tx, id);
  await tx
    .updateTable('app_user')
    .set({ ...standing, updated_at: now })
    .where('id', '=', id)
    .execute();
  if (standing.is_active === false) await endSessions(tx, id);
}
