import type { Selectable, Updateable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import type { JobOutcome } from '../db/schema.gen.ts';
import { DISK_FULL, isDiskFull } from '../db/disk-full.ts';
import { Refusal } from '../refusal.ts';
import { TALLIES } from '../tally.ts';
import type { Job } from './jobs.ts';

type Ended = Pick<Selectable<JobOutcome>, 'outcome' | 'reason'>;

/**
 * Makes a job that also stores the outcome of its last run (rule admin-jobs), in the database, as any process may list
 * it. A run that its process's end cut off leaves only its start.
 */
export const keepOutcome = (db: Executor, clock: Clock, job: Job): Job => ({
  ...job,
  run: async (signal) => {
    const startedAt = clock.now();
    await save(db, job.name, { begun_at: startedAt });
    const end = ({ outcome, reason }: Ended) => {
      if (outcome) TALLIES.jobs.add({ job: job.name, outcome });
      const finishedAt = clock.now();
      return save(db, job.name, {
        begun_at: null,
        started_at: startedAt,
        finished_at: finishedAt,
        outcome,
        reason,
        ...(outcome === 'done' && { succeeded_at: finishedAt }),
      });
    };
    try {
      await job.run(signal);
    } catch (error) {
      // The job's own error says more than one of this table, e.g. when the database is away.
      if (!signal.aborted) await end(explain(error)).catch(() => undefined);
      throw error;
    }
    await end({ outcome: 'done', reason: null });
  },
});

async function save(db: Executor, name: string, outcome: Updateable<JobOutcome>): Promise<void> {
  await db
    .insertInto('job_outcome')
    .values({ name, ...outcome })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(outcome))
    .execute();
}

/** Explains why a run failed, without the error's message, which may hold a person's e-mail or a key. */
function explain(error: unknown): Ended {
  if (error instanceof Refusal) return { outcome: 'refused', reason: error.message };
  if (isDiskFull(error)) return { outcome: 'failed', reason: DISK_FULL };
  const { code } = (error ?? {}) as { code?: unknown };
  const suffix = typeof code === 'string' && /^\w{1,40}$/u.test(code) ? ` (${code})` : '';
  return { outcome: 'failed', reason: `Errore imprevisto${suffix}: il log del server dice quale.` };
}
