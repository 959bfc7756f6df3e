import { fromKysely, PgBoss } from 'pg-boss';
import type { Executor } from '../db/database.ts';

export const QUEUE_SCHEMA = 'pgboss';

/**
 * Makes the queue's client for one transaction or connection: it neither runs jobs nor maintains the queue, and also
 * works in a process without jobs, such as the command line's.
 */
export const queueOn = (db: Executor): PgBoss =>
  new PgBoss({
    db: fromKysely(db),
    schema: QUEUE_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
