import type { Kysely } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { DB } from './schema.gen.ts';

/** What a repository needs to run SQL: the database or an open transaction. */
export type Executor = Kysely<DB>;

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
  close(): Promise<void>;
}
