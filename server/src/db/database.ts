import type { Kysely } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { BaseLogger } from 'pino';
import type { DB } from './schema.gen.ts';

/** What a repository needs to run SQL: the database or an open transaction. */
export type Executor = Kysely<DB>;

/** Where an open database reports what happens to it. */
export type DatabaseLogger = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** How long one statement may run before it is cut off (SQLSTATE 57014). */
export const STATEMENT_LIMIT_MS = 10_000;

/** How long a transaction may stay open before it is rolled back (SQLSTATE 25P03). */
export const TRANSACTION_LIMIT_MS = 30_000;

/** An open database, embedded or PostgreSQL, and what the process may ask of it. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  readonly kysely: Kysely<DB>;
  /** How pg-boss reaches this database. */
  readonly jobs: Partial<ConstructorOptions>;
  /**
   * Hears the notices of a channel on a session of its own.
   * @param onReconnect called after each reconnect: notices may have been missed
   * @returns stops listening
   */
  listen(
    channel: string,
    onNotice: () => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  /** Runs work that may take its time, such as a migration: no limit on statements or transactions. */
  unhurried<T>(work: (executor: Executor) => Promise<T>): Promise<T>;
  /**
   * Takes a name for one holder among all processes over this database, for work that must not meet itself.
   * A process that ends gives its names back.
   * @returns gives the name back; undefined when somebody has it
   */
  tryHold(name: string): Promise<(() => Promise<void>) | undefined>;
  /** Bounds the log of the embedded database; an import asks for it every 20 batches. */
  checkpoint(): Promise<void>;
  /** Closes once; closing again does nothing. */
  close(): Promise<void>;
}
