import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import { listOutcomes } from '../jobs/list-jobs.ts';
import { listLastRuns } from '../modules/imports/runs/run-history.ts';
import { countUnverified } from '../modules/people/people-list.ts';
import { countWaitingItems, countWaitingPeople } from '../modules/queue/waiting-items.ts';

/** Figures from the database about the work of all processes. Instants are seconds since 1970. */
export interface Stored {
  bytes: number;
  waiting: readonly (readonly [kind: string, count: number])[];
  /** What waits to be sent, by channel; mails that a mail server has not accepted are `stuck`. */
  messages: readonly (readonly [channel: string, count: number])[];
  jobs: readonly { job: string; failed: boolean; succeeded: number | null }[];
  /** When an import of each kind last succeeded. */
  imports: readonly (readonly [kind: string, at: number])[];
  /** When a back-up was last verified; null before. */
  backup: number | null;
}

export async function readStored(db: Executor): Promise<Stored> {
  const [counted, queue, people, unverified, jobs, runs] = await Promise.all([
    count(db),
    countWaitingItems(db),
    countWaitingPeople(db),
    countUnverified(db),
    listOutcomes(db),
    listLastRuns(db),
  ]);
  return {
    bytes: Number(counted.bytes),
    waiting: [
      ...Object.entries(queue).map(([kind, { count }]) => [kind, count] as const),
      ['owners', people.count],
      ['unverified', unverified.count],
    ],
    messages: [
      ['push', Number(counted.pushes)],
      ['mail', Number(counted.mails)],
      ['stuck', Number(counted.stuck)],
    ],
    jobs: jobs.map(({ name, outcome, succeeded_at }) => ({
      job: name,
      failed: outcome !== null && outcome !== 'done',
      succeeded: succeeded_at && seconds(succeeded_at),
    })),
    imports: runs.flatMap(({ kind, finished_at }) =>
      finished_at === null ? [] : [[kind, seconds(new Date(finished_at))] as const],
    ),
    backup: counted.backup && seconds(counted.backup),
  };
}

async function count(db: Executor) {
  const { rows } = await sql<{
    bytes: string;
    pushes: string;
    mails: string;
    stuck: string;
    backup: Date | null;
  }>`
    select pg_database_size(current_database()) as bytes,
      (select count(*) from delivery where channel = 'push') as pushes,
      (select count(*) from delivery where channel = 'mail') as mails,
      (select count(*) from mail_waiting) as stuck,
      (select max(at) from backup_proof where failure is null) as backup
  `.execute(db);
  return rows[0]!;
}

const seconds = (at: Date): number => at.getTime() / 1_000;
