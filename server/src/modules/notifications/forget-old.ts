import type { Executor } from '../../db/database.ts';
import { inboxSince } from './inbox.ts';

/** Deletes what the inbox does not hold any more. */
export async function forgetOldNotifications(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('notification').where('at', '<=', inboxSince(now)).execute();
}
