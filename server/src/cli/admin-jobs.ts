/** npm run admin -- jobs: what the server does by the clock, the twin of /admin. */
import type { AdministeredJob } from '@pieno/contract/administered-jobs.ts';
import { cronWords, jobName, outcomeWords, STATE_WORDS } from '@pieno/contract/job-words.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/errors.ts';
import { listJobs } from '../jobs/list-jobs.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { startedSentence } from '../modules/administration/job-routes.ts';
import { startJob } from '../modules/administration/start-job.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

/**
 * Lists the jobs with their last outcome; with `run` has one run as soon as possible.
 * @throws UsageError for a job that there is not, and while no server runs jobs
 */
export async function showJobs({ open }: CommandCall, run: string | undefined): Promise<void> {
  const { database, clock, output } = await open();
  const { kysely } = database;
  if (run === undefined) {
    const { running, jobs } = await listJobs(kysely, clock.now());
    for (const line of jobs.flatMap(describe)) output.line(line);
    if (!running) output.line('Adesso nessun server esegue i lavori automatici.');
    return;
  }
  try {
    const queued = await inTransaction(kysely, (tx) => startJob(tx, clock, OPERATOR, run));
    output.line(startedSentence(run, queued));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) {
      throw new UsageError(`«${run}» non è tra i lavori automatici.`);
    }
    if (error instanceof AppError && error.status === 409)
      throw new UsageError(`${error.message}.`);
    throw error;
  }
}

function describe({ name, cron, state, last, next_at }: AdministeredJob): string[] {
  const ended = last
    ? `ultima volta ${formatTime(new Date(last.started_at))}, ${outcomeWords(last)}`
    : 'mai eseguito finora';
  const next = `prossima volta ${formatTime(new Date(next_at))}`;
  return [
    `${name}  ${jobName(name)}, ${cronWords(cron)}`,
    `    ${[ended, next, STATE_WORDS[state]].filter((words) => words !== '').join(' · ')}`,
  ];
}
