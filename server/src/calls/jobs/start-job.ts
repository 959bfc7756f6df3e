import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import { requestRun } from '../../jobs/request-run.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';

/**
 * Runs a job as soon as possible, and logs who asked for it (rule admin-jobs).
 * @param tx that of `asAdministrator`
 * @returns false, without effect, while a run of it is queued or active
 * @throws notFound for an unknown job; conflict `jobs_not_running`
 */
export async function startJob(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  name: string,
): Promise<boolean> {
  const request = await requestRun(tx, name);
  if (request === 'unknown') throw notFound();
  if (request === 'not_running') throw conflict('jobs_not_running');
  if (request === 'waiting') return false;
  await logAction(tx, clock.now(), actor, { action: 'job_started', target: { job: name } });
  return true;
}
