import type { Kysely } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { BaseLogger } from 'pino';
import type { DB } from './schema.gen.ts';

/** What a repository needs to run SQL: the database or an open transaction. */
export type Executor = Kysely<DB>;

export type DatabaseLogger = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

const nothing = () => undefined;

/** For databases that are opened for one task: an error fails the task, which reports it. */
export const NO_LOGGER: DatabaseLogger = { info: nothing, warn: nothing, error: nothing };

/**
 * Milliseconds that a request waits for an answer of the database while others get theirs: its 503 then comes before
 * the client (10 s) or a proxy (often 30 s) gives up (decision 0016).
 */
export const ANSWER_LIMIT_MS = 4_000;

/**
 * Milliseconds after which PostgreSQL ends a request's statement that waits for a lock (SQLSTATE 55P03): early enough
 * that the wait is not taken for an outage.
 */
export const LOCK_LIMIT_MS = 3_000;

/**
 * Milliseconds that a request waits for a connection or for its turn in `Turns`: what begins by then ends before the
 * client gives up.
 */
export const TURN_LIMIT_MS = 6_000;

/** Milliseconds after which a statement is cancelled (SQLSTATE 57014). */
export const STATEMENT_LIMIT_MS = 10_000;

/**
 * Milliseconds after which a transaction is rolled back (SQLSTATE 25P03): open in the embedded database, idle in
 * PostgreSQL.
 */
export const TRANSACTION_LIMIT_MS = 30_000;

/** The size of a connection pool, how many connections are idle, and how many callers wait. */
export interface Pool {
  name: 'requests' | 'background';
  total: number;
  idle: number;
  waiting: number;
}

export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** For background work: imports, jobs, the board. */
  readonly kysely: Kysely<DB>;
  /**
   * For requests: gives up with an error that is answered with 503. The limits are `ANSWER_LIMIT_MS` without an answer,
   * after which everything is refused at once until the database answers again; `LOCK_LIMIT_MS` for a lock; and
   * `TURN_LIMIT_MS` for a connection.
   */
  readonly requestKysely: Kysely<DB>;
  /** Connection options for pg-boss. */
  readonly jobs: Partial<ConstructorOptions>;
  /**
   * Listens to a channel's notifications.
   * @param onReconnect called after each reconnect: notifications may have been missed
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    onNotice: () => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  /** Runs long work, such as a migration, without limits on statements and transactions. */
  withoutTimeouts<T>(work: (executor: Executor) => Promise<T>): Promise<T>;
  /**
   * Tries to take a named lock, exclusive among all processes on this database, for work that must not run twice at
   * the same time. It is released when the process ends.
   * @returns a function that releases the lock; undefined when it is already held
   */
  tryLock(name: string): Promise<(() => Promise<void>) | undefined>;
  /**
   * Copies the embedded database's files as of one instant into a new folder, while statements wait briefly. Missing in
   * memory and with PostgreSQL, whose transactions see one state anyway.
   */
  readonly copyFiles?: ((folder: string) => Promise<void>) | undefined;
  /** The connections of each pool; PostgreSQL only. */
  pools?(): Pool[];
  /** True once the embedded database's folder has been removed while it was open: nothing is stored any more. */
  isLost(): boolean;
  /** Closes the database; idempotent. */
  close(): Promise<void>;
}
