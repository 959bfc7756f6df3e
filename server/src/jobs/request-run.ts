import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import { queueOn } from './job-queue.ts';
import { hasQueue, isRunning } from './list-jobs.ts';

/** The outcome of a request to run a job; `waiting`: a run was queued or active before. */
export type RunRequest = 'queued' | 'waiting' | 'unknown' | 'not_running';

/**
 * Queues a run of a scheduled job, in the caller's transaction. A failed run that waits for its retry is retried at
 * once.
 * @param tx an open transaction
 */
export async function requestRun(tx: Executor, name: string): Promise<RunRequest> {
  if (!(await hasQueue(tx)) || !(await isRunning(tx))) return 'not_running';
  const { rows } = await sql`select from pgboss.schedule where name = ${name}`.execute(tx);
  if (rows.length === 0) return 'unknown';
  // A failed run that waits for its retry blocks another one.
  const waiting = await sql`
    update pgboss.job set start_after = now()
    where name = ${name} and state = 'retry' and start_after > now()`.execute(tx);
  if (waiting.numAffectedRows) return 'queued';
  const queue = queueOn(tx);
  await queue.start();
  try {
    return (await queue.send(name)) === null ? 'waiting' : 'queued';
  } finally {
    await queue.stop({ graceful: false });
  }
}
